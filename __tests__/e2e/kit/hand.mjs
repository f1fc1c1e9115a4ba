const SENSORS = ['linear-acceleration', 'accelerometer', 'gyroscope'];
const GRAVITY = 9.8;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The hand that holds the phone, through the browser's sensor overrides. */
export class Hand {
  constructor(cdp) {
    this.cdp = cdp;
  }

  /** Before the page opens. */
  async hold() {
    for (const type of SENSORS) await this.cdp.send('Emulation.setSensorOverrideEnabled', { enabled: true, type, metadata: {} });
    await this.rest();
  }

  async move({ x, y, z, turn = 0 }) {
    const read = (type, xyz) => this.cdp.send('Emulation.setSensorOverrideReadings', { type, reading: { xyz } });
    await read('linear-acceleration', { x, y, z });
    await read('accelerometer', { x, y, z: z + GRAVITY });
    await read('gyroscope', { x: turn, y: 0, z: 0 });
  }

  rest() {
    return this.move({ x: 0, y: 0, z: 0 });
  }

  /** A reading stays until the next one, so the shake ends with a hand at rest. */
  async shake({ strokes = 14, strength = 25 } = {}) {
    for (let stroke = 0; stroke < strokes; stroke++) {
      const side = stroke % 2 === 0 ? -1 : 1;
      await this.move({ x: side * strength, y: 3, z: 1, turn: side });
      await pause(60);
    }
    await this.rest();
  }
}
