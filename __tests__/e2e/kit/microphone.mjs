/** A breath as a microphone would hear it: the room, then so many milliseconds of blowing, then the room again. */
export const BREATHS = {
  long: { roomMs: 1800, blowMs: 420, room: 0.002, blow: 0.06 },
  short: { roomMs: 1800, blowMs: 130, room: 0.002, blow: 0.06 },
};

/**
 * Gives the page a microphone that plays a recorded breath each time it is opened: real sound in a real stream, made of
 * noise, so that everything behind `getUserMedia` is the app's own. Call before the page is opened.
 */
export async function giveMicrophone(context) {
  await context.addInitScript(() => {
    globalThis.breath = undefined;
    const noise = (context, ms, loudness) => {
      const buffer = context.createBuffer(1, Math.max(1, Math.round((context.sampleRate * ms) / 1000)), context.sampleRate);
      const samples = buffer.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * loudness;
      return buffer;
    };
    navigator.mediaDevices.getUserMedia = async () => {
      const { roomMs, blowMs, room, blow } = globalThis.breath;
      const context = new AudioContext();
      await context.resume();
      const out = context.createMediaStreamDestination();
      const play = (buffer, at) => {
        const source = context.createBufferSource();
        source.buffer = buffer;
        source.connect(out);
        source.start(at);
      };
      const begin = context.currentTime + 0.05;
      play(noise(context, 30_000, room), begin);
      play(noise(context, blowMs, blow), begin + roomMs / 1000);
      return out.stream;
    };
  });
}

/** What the microphone hears the next time it is opened. */
export const setBreath = (page, breath) => page.evaluate((next) => (globalThis.breath = next), breath);
