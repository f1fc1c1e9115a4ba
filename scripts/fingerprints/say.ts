declare const print: ((text: string) => void) | undefined;

/** Prints on Node and on Hermes, whose command line has print and no console. */
export function say(text: string): void {
  if (typeof console !== 'undefined') console.log(text);
  else if (typeof print !== 'undefined') print(text);
}
