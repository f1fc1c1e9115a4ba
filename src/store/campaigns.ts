import * as v from 'valibot';
import { create } from 'zustand';

import { parseCampaignSave, type CampaignSave } from '@/engine/campaign/campaignSave';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';

import { Archive, type ArchiveStore, type EntryDraft, type Imported } from './archive';
import { LABEL, type Entry, type EnvelopeKind, type Label } from './envelope';
import type { Written } from './storage/document';

interface CampaignLabel extends Label {
  /** Which campaign it is, and the box it comes in; '' when it is too damaged to say. */
  readonly campaign: string;
  readonly box: string;
}

/** A campaign on this device. */
export type CampaignEntry = Entry<CampaignLabel>;

const CAMPAIGNS: EnvelopeKind<CampaignLabel, CampaignSave> = {
  folder: 'campaign/',
  inside: 'campaign',
  label: v.object({
    ...LABEL,
    name: v.fallback(v.string(), 'Unnamed campaign'),
    campaign: v.fallback(v.string(), ''),
    box: v.fallback(v.string(), ''),
  }),
  parse: parseCampaignSave,
  words: {
    damaged: 'This save is damaged: it is not readable as a campaign any more.',
    newer: 'This campaign was saved by a newer Grudgebox. Update the app to open it.',
    gone: 'This campaign is not on this device any more.',
    notOurs: 'This file is not a Grudgebox campaign.',
    fileName: 'campaign',
  },
};

interface CampaignsStore extends ArchiveStore<CampaignLabel, CampaignSave> {
  open(): void;
  /** Stores a campaign under its entry's id, new or not; how it stands is read off it. */
  put(entry: Omit<EntryDraft<CampaignLabel>, 'finished' | 'summary' | 'campaign'>, running: AnyRunningCampaign): Written;
  importText(text: string): Imported;
}

export const useCampaigns = create<CampaignsStore>()((set, get) => {
  const archive = new Archive(CAMPAIGNS, { get, set });
  return {
    entries: [],
    ...archive.actions,
    open: () => archive.open(),
    put: (draft, running) => {
      const finished = running.ahead.outcome !== undefined;
      return archive.store({ ...draft, campaign: running.campaign.id, finished, summary: running.standing.summary, updatedAt: Date.now() }, running.save());
    },
    importText: (text) => archive.bringIn(text, (entry, { campaign }) => ({ ...entry, campaign })),
  };
});
