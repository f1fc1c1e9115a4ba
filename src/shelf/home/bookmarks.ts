import { useCampaigns } from '@/store/campaigns';

/** Where the newest campaign under way in each box stands, by the box's id: "The Long Night: table 2 of 3". */
export function useBookmarks(): ReadonlyMap<string, string> {
  const entries = useCampaigns((campaigns) => campaigns.entries);
  const bookmarks = new Map<string, string>();
  for (const { box, name, summary, finished, unreadable } of entries) if (!finished && !unreadable && !bookmarks.has(box)) bookmarks.set(box, `${name}: ${summary}`);
  return bookmarks;
}
