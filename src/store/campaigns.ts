import * as v from 'valibot';
import { create } from 'zustand';

import { parseCampaignSave, type CampaignSave } from '@/engine/campaign/campaignSave';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';

import { Archive, type ArchiveStore, type EntryDraft } from './archive';
import { LABEL, LONGEST_LABEL, idLine, line, type Entry, type EnvelopeKind, type Label } from './envelope';
import type { Written } from './storage/document';

interface CampaignLabel extends Label {
  /** Which campaign it is, and the box it comes in; '' when it is too damaged to say. */
  readonly campaign: string;
  readonly box: string;
}

/** A campaign on this device. */
export type CampaignEntry = Entry<CampaignLabel>;

export const CAMPAIGN_FOLDER = 'campaign/';

const CAMPAIGNS: EnvelopeKind<CampaignLabel, CampaignSave> = {
  folder: CAMPAIGN_FOLDER,
  inside: 'campaign',
  label: v.object({
    ...LABEL,
    name: v.fallback(line(LONGEST_LABEL), 'Unnamed campaign'),
    campaign: v.fallback(idLine, ''),
    box: v.fallback(idLine, ''),
  }),
  isOver: ({ finished }) => finished,
  parse: parseCampaignSave,
  words: {
    damaged: 'This save is damaged: it is not readable as a campaign any more.',
    newer: 'This campaign was saved by a newer Grudgebox. Update the app to open it.',
    gone: 'This campaign is not on this device any more.',
    fileName: 'campaign',
    sealed: 'This is a Grudgebox campaign that is not over yet. Import it in Grudgebox to play on. It is sealed, so that nobody sees what is still to come.',
  },
};

interface CampaignsStore extends ArchiveStore<CampaignLabel, CampaignSave> {
  open(): void;
  /** Stores a campaign under its entry's id, new or not; how it stands is read off it. */
  put(entry: Omit<EntryDraft<CampaignLabel>, 'finished' | 'summary' | 'campaign'>, running: AnyRunningCampaign): Written;
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
  };
});
