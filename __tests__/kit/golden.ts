import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { AnyCampaign } from '@/engine/campaign/campaign';
import { parseCampaignSave } from '@/engine/campaign/campaignSave';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';

const CAMPAIGNS = path.resolve(__dirname, '../golden/campaigns');

export interface GoldenFile {
  readonly name: string;
  readonly text: string;
}

/** Campaigns as earlier versions have saved them: "the-long-night-1-lost.json". They are never made again. */
export const goldenCampaigns = (): readonly GoldenFile[] =>
  readdirSync(CAMPAIGNS).map((name) => ({ name, text: readFileSync(path.join(CAMPAIGNS, name), 'utf8') }));

/** Why a saved campaign does not open any more, with what to do about it. */
export function goldenFault(campaigns: readonly AnyCampaign[], { name, text }: GoldenFile): string | undefined {
  try {
    const save = parseCampaignSave(JSON.parse(text));
    const campaign = campaigns.find(({ id }) => id === save.campaign);
    if (!campaign) return `${name}: no box has the campaign “${save.campaign}” any more.`;
    RunningCampaign.load(campaign, save);
    return undefined;
  } catch (error) {
    return `${name} does not open: ${error instanceof Error ? error.message : String(error)} If the rules have changed on purpose, raise the version of the campaign, add a migration, and run “npm run golden”.`;
  }
}
