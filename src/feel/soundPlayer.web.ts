import { Asset } from 'expo-asset';

import { SOUND_FILES } from './soundFiles';
import type { SoundName } from './sounds';
import type { SoundPlayer } from './soundPlayerTypes';

/**
 * Browsers: the Web Audio graph instead of expo-audio's <audio> elements, because it starts without delay, mixes any
 * number of voices, obeys volume on iOS, and never leaves a rejected play() behind when the page is still locked.
 */
const UNLOCKING = ['pointerdown', 'touchend', 'keydown'] as const;
const MAX_VOICES = 14;

async function read(to: AudioContext, sound: SoundName): Promise<AudioBuffer> {
  const response = await fetch(Asset.fromModule(SOUND_FILES[sound]).uri);
  if (!response.ok) throw new Error(`${sound}: ${response.status}`);
  return to.decodeAudioData(await response.arrayBuffer());
}

/** A chord over a clatter would overload the speaker; a compressor holds the sum below it. */
function outputOf(context: AudioContext): AudioNode {
  const compressor = context.createDynamicsCompressor();
  compressor.connect(context.destination);
  return compressor;
}

export function createSoundPlayer(onError: (error: unknown) => void): SoundPlayer {
  const buffers = new Map<SoundName, Promise<AudioBuffer>>();
  let context: AudioContext | undefined;
  let output: AudioNode | undefined;
  let voices = 0;

  const bufferOf = (to: AudioContext, sound: SoundName): Promise<AudioBuffer> => {
    const known = buffers.get(sound);
    if (known !== undefined) return known;
    const reading = read(to, sound);
    buffers.set(sound, reading);
    // Offline for a moment: try again at the next use.
    reading.catch(() => buffers.delete(sound));
    return reading;
  };

  const start = (to: AudioContext, buffer: AudioBuffer, volume: number, pitch: number) => {
    if (voices >= MAX_VOICES) return;
    const source = to.createBufferSource();
    const gain = to.createGain();
    source.buffer = buffer;
    source.playbackRate.value = pitch;
    gain.gain.value = volume;
    source.connect(gain).connect(output ?? to.destination);
    voices += 1;
    source.onended = () => {
      voices -= 1;
      gain.disconnect();
    };
    source.start();
  };

  /**
   * A page may only sound after a touch; what wants to sound before that is dropped. The listeners stay, because a
   * phone call or another tab silences the page again until the next touch.
   */
  const unlock = () => {
    context ??= new AudioContext();
    output ??= outputOf(context);
    if (context.state !== 'running') context.resume().catch(onError);
  };
  if (typeof window !== 'undefined' && typeof AudioContext !== 'undefined') {
    for (const event of UNLOCKING) window.addEventListener(event, unlock, { capture: true, passive: true });
  }

  return {
    play(sound, volume, pitch) {
      const to = context;
      if (to === undefined || to.state !== 'running') return;
      const asked = to.currentTime;
      bufferOf(to, sound).then((buffer) => {
        // Read too late to mean anything.
        if (to.currentTime - asked < 0.25) start(to, buffer, volume, pitch);
      }, onError);
    },
  };
}
