import { useMemo } from 'react';

import type { CampaignLogProps } from '@/box/manifest';
import { Screen } from '@/theme/ui';

import { soulsOfKurokai } from '../../../campaign/soulsOfKurokai';
import { toldOf } from '../../../campaign/told';
import { useLog } from './useLog';

/** The log of a campaign between its matches, or when it is over. */
export default function LogPage({ document, players, onBack }: CampaignLogProps) {
  const told = useMemo(() => toldOf(soulsOfKurokai.parseDocument(document)), [document]);
  const { content, over } = useLog(told, players, told.ending ? 'end' : 'way');
  return <Screen title="The log" onBack={onBack} over={over}>{content}</Screen>;
}
