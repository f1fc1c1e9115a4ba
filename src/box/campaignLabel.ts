import type { BoxLook } from '@/theme';

import type { BoxManifest, CampaignLabel } from './manifest';

export const labelOf = (box: BoxManifest | undefined, campaign: string): CampaignLabel | undefined => box?.campaigns?.find(({ id }) => id === campaign);

/** The look of a campaign's pages. */
export const lookOf = ({ palette, fonts }: BoxManifest, label: CampaignLabel | undefined): BoxLook => ({ palette: label?.palette ?? palette, fonts });
