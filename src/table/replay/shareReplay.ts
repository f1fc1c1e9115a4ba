import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { useSaves } from '@/store/saves';

/** Hands the match to another app as a file that any Grudgebox can open and watch. */
export async function shareReplay(id: string): Promise<boolean> {
  const exported = useSaves.getState().exportFile(id);
  if (!exported || !(await isAvailableAsync())) return false;
  const file = new File(Paths.cache, exported.fileName);
  file.create({ overwrite: true });
  file.write(exported.text);
  await shareAsync(file.uri, { mimeType: 'application/json', dialogTitle: 'Share this match' });
  return true;
}
