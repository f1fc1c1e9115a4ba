import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { readChosen, type ChosenFile } from './chosenFile';

/** Hands a file to the player: on a phone through the share sheet. Returns words when that is not possible. */
export async function handOver(fileName: string, content: string | Uint8Array, mimeType = 'application/json'): Promise<string | undefined> {
  if (!(await isAvailableAsync())) return 'This device cannot share files.';
  const file = new File(Paths.cache, fileName);
  file.create({ overwrite: true });
  file.write(content);
  await shareAsync(file.uri, { mimeType, dialogTitle: fileName });
  return undefined;
}

/** The text of a file the player chooses, or why it is not read; undefined when they think better of it. */
export async function chooseFile(): Promise<ChosenFile | undefined> {
  const picked = await getDocumentAsync({ type: ['application/json', 'text/plain', '*/*'], copyToCacheDirectory: true });
  const uri = picked.assets?.[0]?.uri;
  return uri === undefined ? undefined : readChosen(new File(uri));
}
