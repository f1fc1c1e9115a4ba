import { View } from 'react-native';

import { capital } from '@/engine/words';
import { Text } from '@/theme/ui';

import { bossInPlay } from '../../content/bossInPlay';
import { conditionsOf } from '../../rules/conditions';
import { figureName } from '../../rules/names';
import { bossRef, minionRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { Fact } from '../inspect/InspectFrame';
import { MINION_SIGNS } from '../look';
import { conditionWords } from '../../words/conditions';
import { explainFigure } from '../words';
import { figureBadges } from './badges';
import { bossFacts, groundFacts } from './facts';
import { pieceFacts } from './pieces';

/** How much is left of the boss, what its Wound card and its own rules say now, who helps it, and what lies on the field. */
export function BossFacts({ view }: { readonly view: BattleState }) {
  return (
    <>
      <View role="group" aria-label="As it stands">
        {bossFacts(view).map((fact) => <Fact key={fact.words} icon={fact.sign}>{capital(fact.words)}</Fact>)}
        {view.figures.flatMap((figure) => [
          ...figureBadges(view, figure).map((badge) => <Fact key={`${figure.start}${badge.name}`} icon={badge.sign}>{capital(`${figureName(view, bossRef(figure))}: ${badge.name}. ${badge.text}`)}</Fact>),
          ...conditionsOf(figure).map((condition) => <Fact key={`${figure.start}${condition}`} icon="check-mark">{capital(`${figureName(view, bossRef(figure))}: ${conditionWords(condition)}.`)}</Fact>),
        ])}
      </View>
      {view.minions.length > 0 && (
        <View role="group" aria-label="Who helps it">
          {view.minions.map((minion) => <Fact key={minionRef(minion)} icon={MINION_SIGNS[minion.minion]}>{capital(`${figureName(view, minionRef(minion))}, ${minion.hp} HP. ${explainFigure(view, minionRef(minion)).text}`)}</Fact>)}
        </View>
      )}
      <View role="group" aria-label="The field">
        {groundFacts(view).map((fact) => <Fact key={fact.words} icon={fact.sign}>{fact.words}</Fact>)}
        {pieceFacts(view).map(({ sign, words: what }) => <Fact key={what} icon={sign} tone="dim">{what}</Fact>)}
      </View>
      <Text size="small" tone="dim">{bossInPlay(view.boss).words}</Text>
    </>
  );
}
