import { handOver } from './files';
import { useSaves } from './saves';

/** Gives a match away as a file that any Grudgebox can bring in and watch. Returns words when that is not possible. */
export async function handOverSave(id: string): Promise<string | undefined> {
  const file = useSaves.getState().exportFile(id);
  return file ? handOver(file.fileName, file.text) : 'This match is not on this device any more.';
}
