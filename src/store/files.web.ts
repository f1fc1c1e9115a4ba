import { readChosen, type ChosenFile } from './chosenFile';

/** Hands a file to the player: in a browser as a download. */
export async function handOver(fileName: string, content: string | Uint8Array<ArrayBuffer>, mimeType = 'application/json'): Promise<string | undefined> {
  const url = URL.createObjectURL(new Blob([content], { type: mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
  return undefined;
}

/** The text of a file the player chooses, or why it is not read; undefined when they think better of it. */
export function chooseFile(): Promise<ChosenFile | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file && readChosen(file));
    });
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}
