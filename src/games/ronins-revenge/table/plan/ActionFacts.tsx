import { View } from 'react-native';

import type { BattleEvent } from '../../rules/events';
import { describe } from '../../rules/describe';
import type { BattleState } from '../../rules/state';
import { Fact } from '../inspect/InspectFrame';

/** What a Main Action pulls is told with the card itself. */
const TOLD_ELSEWHERE: readonly BattleEvent['type'][] = ['cardTaken', 'deckShuffled'];
const MOST = 6;

/** What a skill, a rest or an object does at once, in the words of the log. */
export function ActionFacts({ view, events }: { readonly view: BattleState; readonly events: readonly BattleEvent[] }) {
  const sentences = events.flatMap((event) => (TOLD_ELSEWHERE.includes(event.type) ? [] : [describe(event, view)])).filter((words) => words !== undefined);
  return (
    <View role="group" aria-label="What happens">
      {sentences.slice(0, MOST).map((words, i) => <Fact key={`${i}${words}`} icon="check-mark">{words}</Fact>)}
    </View>
  );
}
