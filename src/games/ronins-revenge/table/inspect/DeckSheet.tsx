import { View } from 'react-native';

import { Text } from '@/theme/ui';

import type { Category, HeroId } from '../../content/terms';
import { forecastCard } from '../../preview/attack';
import { attacksOf } from '../../rules/hero/attack/offers';
import { cardsOf, type ListedCard } from '../../preview/decks';
import { partsOfBreak } from '../../rules/boss/breaks';
import { visibleCard } from '../../rules/boss/sequence';
import { attackCard } from '../../rules/hero/attack/card';
import { figureName, plain } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { CATEGORY_LOOK, TYPE_NAMES } from '../look';
import { TYPE_SIGNS } from '../signs';
import { breakSentence, breakWords, ownerWords, reachWords, threatWords } from '../words';
import { Fact, InspectFrame } from './InspectFrame';
import { PatternPicture } from './PatternPicture';

interface DeckSheetProps {
  readonly view: BattleState;
  readonly category: Category;
  /** Whose attack would pull it. */
  readonly hero: HeroId | undefined;
  onClose(): void;
}

/** The attack of this category with which a hero, standing where it stands, meets most of the Break condition. */
function bestBreak(view: BattleState, hero: HeroId, category: Category) {
  const card = visibleCard(view, category);
  if (!card) return undefined;
  const tries = attacksOf(view, hero).flatMap((choice) => {
    const attack = attackCard(view, hero, choice);
    return attack?.category === category ? [{ name: attack.name, parts: partsOfBreak(view, card, hero, attack.type) }] : [];
  });
  const met = ({ parts }: (typeof tries)[number]): number => parts.filter((part) => part.met).length;
  return tries.sort((a, b) => met(b) - met(a))[0];
}

/** Where the card would go if it were taken now. */
function PlaceFact({ view, category }: { readonly view: BattleState; readonly category: Category }) {
  const taken = forecastCard(view, category);
  if (taken?.slot === undefined) return null;
  return (
    <Fact icon="hourglass" tone={taken.swallowed ? 'good' : 'ink'}>
      {taken.swallowed ? `Taken now, it goes to slot ${taken.slot + 1}, and the Event will swallow it.` : `Taken now, it goes to slot ${taken.slot + 1}.`}
    </Fact>
  );
}

const PLACES: Readonly<Record<ListedCard['place'], string>> = { open: 'lies open', deck: 'still to come', discard: 'played', slot: 'in slot', aside: 'out of this battle' };

/** RR-481: all cards of the deck, and where each lies. */
function AllCards({ view, category }: { readonly view: BattleState; readonly category: Category }) {
  return (
    <View role="list" aria-label={`All ${CATEGORY_LOOK[category].name} cards`}>
      {cardsOf(view, category).map(({ card, place, slot }) => (
        <Text key={card.id} role="listitem" size="tiny" tone={place === 'deck' || place === 'open' ? 'ink' : 'dim'}>
          {`${card.name}: ${PLACES[place]}${slot === undefined ? '' : ` ${slot + 1}`}. ${reachWords(card)}`}
        </Text>
      ))}
    </View>
  );
}

/** The open card of a deck: what it does, what it is weak to, and what of its Break the hero would meet now. */
export function DeckSheet({ view, category, hero, onClose }: DeckSheetProps) {
  const card = visibleCard(view, category);
  if (!card) return null;
  const { sign, name } = CATEGORY_LOOK[category];
  const owner = ownerWords(view, card);
  const best = hero === undefined ? undefined : bestBreak(view, hero, category);
  return (
    <InspectFrame title={`${name} card on top: ${card.name}`} icon={sign} onClose={onClose}>
      <Fact icon="crossed-swords">{[reachWords(card), card.words && plain(card.words)].filter(Boolean).join(' ')}</Fact>
      {!card.noAttack && card.pattern !== undefined && <PatternPicture pattern={card.pattern} />}
      {card.vulnerable && <Fact icon={TYPE_SIGNS[card.vulnerable]} tone="good">{`While it lies here, ${TYPE_NAMES[card.vulnerable].toLowerCase()} attacks${card.dawnVulnerable ? ' on Night' : ''} do double damage.`}</Fact>}
      {card.dawnVulnerable && <Fact icon={TYPE_SIGNS[card.dawnVulnerable]} tone="good">{`While it lies here, ${TYPE_NAMES[card.dawnVulnerable].toLowerCase()} attacks on Dawn do double damage.`}</Fact>}
      {owner !== undefined && <Fact icon="person">{owner}</Fact>}
      <Fact icon="broken-shield">{breakSentence(card.break)}</Fact>
      {best && hero !== undefined && best.parts.map(({ part, met }, i) => (
        <Fact key={i} icon={met ? 'check-mark' : 'cross-mark'} tone={met ? 'good' : 'danger'}>{`${figureName(view, hero)} with ${best.name}: ${breakWords(part)} ${met ? 'is met' : 'is missing'}`}</Fact>
      ))}
      <PlaceFact view={view} category={category} />
      <Fact icon="flame" tone="dim">{threatWords(card.threat)}</Fact>
      <Text size="tiny" tone="dim">{`Every ${name} action of a hero takes this card into the next slot. All its cards:`}</Text>
      <AllCards view={view} category={category} />
    </InspectFrame>
  );
}
