import { LARGEST_SEALED_FILE } from './fileText';

export type ChosenFile = { readonly text: string } | { readonly words: string };

/** A letter may take three bytes on the disk. */
const MOST_BYTES = 3 * LARGEST_SEALED_FILE;

/** Reads a file that somebody has chosen, unless its size alone says that it is none of ours. */
export async function readChosen(file: { readonly size: number; text(): Promise<string> }): Promise<ChosenFile> {
  if (file.size > MOST_BYTES) return { words: 'This is not a Grudgebox file. It is far too large.' };
  try {
    return { text: await file.text() };
  } catch {
    return { words: 'This file could not be read.' };
  }
}
