import { roninsStory } from '@/games/ronins-revenge/story';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { describeCampaign } from '@tests/kit/describeCampaign';

import { battleStub } from './battleStub';

const { defaults } = soulsOfKurokai;

describeCampaign(soulsOfKurokai, {
  boxes: { 'ronins-story': roninsStory, 'ronins-revenge': battleStub(() => 65) },
  optionSets: [
    defaults,
    { ...defaults, seats: 2, heroes: ['kensho', 'kosuke'], secretLetters: true },
    { ...defaults, seats: 4, heroes: ['takahiro', 'sayaka', 'kosuke', 'kensho'] },
    { ...defaults, others: 'heroes', difficulty: 'hard' },
  ],
  campaigns: 1,
  maxMatches: 60,
  maxMoves: 800,
});
