import { View } from 'react-native';

import { Text } from '@/theme/ui';

import { HEROES } from '../../content/heroes';
import type { HeroId } from '../../content/terms';
import { attacksOf } from '../../rules/hero/attack/offers';
import { attackCard } from '../../rules/hero/attack/card';
import { cooldownOf, usablesOf } from '../../rules/hero/cards';
import { kitOf } from '../../rules/kit';
import { figureName, plain } from '../../rules/names';
import { isComrade, isStanding, type BattleState } from '../../rules/state';
import { armorWords } from '../../words/cards';
import { costWords } from '../../words/costs';
import { CATEGORY_LOOK } from '../look';
import { AskedChoice } from '../questions/AskedChoice';
import { BATTLE_SIGNS } from '../signs';
import { countsOf } from '../tray/counts';
import { Fact, InspectFrame } from './InspectFrame';

interface HeroSheetProps {
  readonly view: BattleState;
  readonly hero: HeroId;
  onClose(): void;
}

function Attacks({ view, hero }: Omit<HeroSheetProps, 'onClose'>) {
  return attacksOf(view, hero).map((choice) => {
    const card = attackCard(view, hero, choice);
    if (!card) return null;
    const cost = costWords(card.cost, isComrade(view.heroes[hero]));
    return <Fact key={JSON.stringify(choice)} icon={CATEGORY_LOOK[card.category].sign}>{`${card.name}: ${card.damage} ${card.type}${cost === '' ? '' : `, ${cost}`}`}</Fact>;
  });
}

function Cards({ view, hero }: Omit<HeroSheetProps, 'onClose'>) {
  const kit = kitOf(view.heroes[hero]);
  return (
    <View>
      {usablesOf(view, hero).map((usable) => {
        const wait = cooldownOf(view.heroes[hero], usable.id);
        const used = usable.from === 'ultimate' && view.heroes[hero].ultimateUsed;
        const cost = costWords(usable.cost, isComrade(view.heroes[hero]));
        const state = used ? 'used' : wait > 0 ? `ready in ${wait === 1 ? 'one turn' : `${wait} turns`}` : 'ready';
        return <Fact key={usable.id} icon={usable.from === 'ultimate' ? 'sunrise' : 'scroll-unfurled'} tone={used || wait > 0 ? 'dim' : 'ink'}>{`${usable.name} (${[state, cost].filter(Boolean).join(', ')}): ${plain(usable.words)}`}</Fact>;
      })}
      {kit?.skills.filter(({ passive }) => passive).map(({ id, name, words }) => <Fact key={id} icon="check-mark">{`${name} (always): ${plain(words)}`}</Fact>)}
      {kit && <Fact icon={BATTLE_SIGNS.armor}>{`${kit.armor.name}: ${armorWords(kit.armor)}`}</Fact>}
    </View>
  );
}

/** A hero in full: what it has, what it can do, what it waits for. */
export function HeroSheet({ view, hero, onClose }: HeroSheetProps) {
  const { passive, special, name } = HEROES[hero];
  const state = view.heroes[hero];
  // The ultimate is told once, among the cards.
  const counts = countsOf(view, hero).filter(({ title }) => !usablesOf(view, hero).some((usable) => usable.name === title));
  return (
    <InspectFrame title={name} icon="person" onClose={onClose}>
      {!isStanding(state) && <Fact icon="death-skull" tone="danger">{state.charges > 0 ? 'Lies on the ground, and may stand up on the next turn with the Flask.' : 'Lies on the ground, and the Flask is empty.'}</Fact>}
      {view.threat === hero && <Fact icon={BATTLE_SIGNS.threat} tone="danger">Holds the Threat: most cards of the boss come for this hero.</Fact>}
      {counts.map(({ sign, title, value, text }) => <Fact key={title} icon={sign}>{`${title}${value === '' || value === title ? '' : ` ${value}`}: ${text}`}</Fact>)}
      {state.buffs.map(({ why, stat, n }, i) => <Fact key={`${i}${why}`} icon="check-mark" tone="good">{`${why}: ${stat} +${n}`}</Fact>)}
      <Attacks view={view} hero={hero} />
      <Cards view={view} hero={hero} />
      <Fact icon="check-mark">{`${passive.name} (always): ${plain(passive.words)}`}</Fact>
      {!isComrade(state) && <Fact icon={BATTLE_SIGNS.special}>{`${special.name} (with a Special symbol): ${plain(special.words)}`}</Fact>}
      <AskedChoice />
      <Text size="tiny" tone="dim">{`${figureName(view, hero)} has dealt ${state.dealt} damage to the boss.`}</Text>
    </InspectFrame>
  );
}
