import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { SOUND_FILES } from './soundFiles';
import type { SoundName } from './sounds';
import type { SoundPlayer } from './soundPlayerTypes';

interface Voice {
  readonly sound: SoundName;
  readonly player: AudioPlayer;
  usedAt: number;
  /** Rewinding: as good as playing, though the player does not say so yet. */
  starting: boolean;
}

/** Native players are expensive: this many in all, at most three of one sound. */
const MAX_VOICES = 16;
const MAX_PER_SOUND = 3;

export function createSoundPlayer(onError: (error: unknown) => void): SoundPlayer {
  const voices: Voice[] = [];
  let prepared = false;

  /** Somebody's music goes on, and a phone on silent stays silent. */
  const prepare = () => {
    if (prepared) return;
    prepared = true;
    setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers', shouldPlayInBackground: false }).catch(onError);
  };

  const oldest = (candidates: readonly Voice[]) =>
    candidates.reduce<Voice | undefined>((found, voice) => (found === undefined || voice.usedAt < found.usedAt ? voice : found), undefined);

  const open = (sound: SoundName): Voice => {
    if (voices.length >= MAX_VOICES) {
      const retired = oldest(voices);
      if (retired !== undefined) {
        voices.splice(voices.indexOf(retired), 1);
        retired.player.remove();
      }
    }
    const voice: Voice = { sound, player: createAudioPlayer(SOUND_FILES[sound]), usedAt: 0, starting: false };
    voices.push(voice);
    return voice;
  };

  const voiceFor = (sound: SoundName): Voice => {
    const own = voices.filter((voice) => voice.sound === sound);
    const idle = own.find((voice) => !voice.starting && !voice.player.playing);
    if (idle !== undefined) return idle;
    return own.length < MAX_PER_SOUND ? open(sound) : (oldest(own) ?? open(sound));
  };

  return {
    play(sound, volume, pitch) {
      try {
        prepare();
        const voice = voiceFor(sound);
        voice.usedAt = Date.now();
        voice.player.volume = volume;
        voice.player.shouldCorrectPitch = false;
        voice.player.setPlaybackRate(pitch);
        voice.starting = true;
        const begin = () => {
          voice.starting = false;
          voice.player.play();
        };
        voice.player.seekTo(0).then(begin).catch(onError);
      } catch (error) {
        onError(error);
      }
    },
  };
}
