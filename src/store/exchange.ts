import type { Imported } from './archive';
import { useCampaigns } from './campaigns';
import { handOver } from './files';
import { useSaves } from './saves';
import { parseJson } from './storage/document';

/** What kinds of things are kept on a device, and what each is called. */
const KEPT = { match: useSaves, campaign: useCampaigns } as const;
export type Kept = keyof typeof KEPT;

/** Gives something away as a file that any Grudgebox can bring in. Returns words when that is not possible. */
export async function handOverKept(kind: Kept, id: string): Promise<string | undefined> {
  const file = KEPT[kind].getState().exportFile(id);
  return file ? handOver(file.fileName, file.text) : `This ${kind} is not on this device any more.`;
}

/** What a file holds, going by its outside; whatever is neither is looked at as a match, which then says what is wrong. */
function kindOf(text: string): Kept {
  const raw = parseJson(text);
  return typeof raw === 'object' && raw !== null && 'campaign' in raw && !('match' in raw) ? 'campaign' : 'match';
}

/** Border: takes in a file that was given away. */
export function bringIn(text: string): Imported & { readonly kind: Kept } {
  const kind = kindOf(text);
  return { kind, ...KEPT[kind].getState().importText(text) };
}
