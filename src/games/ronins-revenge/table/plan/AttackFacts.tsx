import { View } from 'react-native';

import { capital } from '@/engine/words';
import { ForecastLines } from '@/table/kit/forecast/ForecastLines';

import type { AttackForecast } from '../../preview/attack';
import type { BattleState } from '../../rules/state';
import { Fact } from '../inspect/InspectFrame';
import { TYPE_NAMES } from '../look';
import { TYPE_SIGNS } from '../signs';
import { strikeWords, tornWords } from './summary';

const LUCK = {
  dice: 'The dice come on top: up to 4 more damage, Yin, Yang, or your Special Ability.',
  destiny: 'A Destiny card may come on top.',
  none: '',
} as const;

/** What everybody struck will lose, line by line, and what the weapon will be ready for. */
export function AttackFacts({ view, attack: { targets, primes, luck } }: { readonly view: BattleState; readonly attack: AttackForecast }) {
  return (
    <View role="group" aria-label="Damage">
      {targets.filter(({ damage }) => damage > 0).map(({ target, printed, lines, damage }) => (
        <ForecastLines key={target} size="small" forecast={{ base: { why: 'on the card', value: printed }, lines, total: { label: capital(strikeWords(view, target)), value: damage } }} />
      ))}
      {targets.map((each) => each.torn && <Fact key={each.target} icon="tied-scroll" tone="dim">{`${capital(tornWords(view, each))}.`}</Fact>)}
      {LUCK[luck] !== '' && <Fact icon={luck === 'dice' ? 'rolling-dices' : 'card-pick'} tone="dim">{LUCK[luck]}</Fact>}
      {primes && <Fact icon={TYPE_SIGNS[primes]} tone="good">{`Until the round ends, ${TYPE_NAMES[primes].toLowerCase()} blows can be answered with a Counterstrike.`}</Fact>}
    </View>
  );
}
