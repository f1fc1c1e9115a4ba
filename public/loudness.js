// How loud the microphone is, about fifty times a second; see src/motion/breath.web.ts.
registerProcessor('loudness', class extends AudioWorkletProcessor {
  power = 0;
  heard = 0;

  process([[channel]]) {
    if (!channel) return true;
    for (let i = 0; i < channel.length; i++) this.power += channel[i] * channel[i];
    this.heard += channel.length;
    if (this.heard >= 1024) {
      this.port.postMessage({ t: currentTime * 1000, power: this.power / this.heard });
      this.power = 0;
      this.heard = 0;
    }
    return true;
  }
});
