import { CAMPAIGN_FOLDER, useCampaigns } from './campaigns';
import { handOver } from './files';
import { MATCH_FOLDER, useSaves } from './saves';

/** What kinds of things are kept on a device, and what each is called. */
const KEPT = { match: useSaves, campaign: useCampaigns } as const;
export type Kept = keyof typeof KEPT;
/** Where each lies in the vault. */
export const FOLDERS: Readonly<Record<Kept, string>> = { match: MATCH_FOLDER, campaign: CAMPAIGN_FOLDER };

/** Gives something away as a file that any Grudgebox can import. Returns words when there is something to say about it. */
export async function handOverKept(kind: Kept, id: string): Promise<string | undefined> {
  const file = KEPT[kind].getState().exportFile(id);
  if (!file) return `This ${kind} is not on this device any more.`;
  const trouble = await handOver(file.fileName, file.text);
  return trouble ?? (file.isSealed ? `This ${kind} is not over, so its file is sealed: Grudgebox can play it on, but nobody can read what is hidden in it.` : undefined);
}
