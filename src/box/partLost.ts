/** Thrown where a part of the app is needed that could not be fetched; whoever catches it offers another try. */
export class PartLost extends Error {
  constructor() {
    super('A part of Grudgebox could not be fetched.');
  }
}
