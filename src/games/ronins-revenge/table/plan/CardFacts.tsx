import { View } from 'react-native';

import { HERO_IDS } from '../../content/terms';
import type { CardForecast } from '../../preview/attack';
import type { RoundToCome, SlotForecast } from '../../preview/sequence';
import { attackCard } from '../../rules/boss/mods';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { Fact } from '../inspect/InspectFrame';
import { CATEGORY_LOOK } from '../look';
import { lossesOf } from '../strip/slotWords';
import { breakWords } from '../words';

/** The boss card that an action takes: where it goes, whether it is Broken, whether the Event swallows it. */
export function CardFacts({ view, card }: { readonly view: BattleState; readonly card: CardForecast | undefined }) {
  if (!card) return null;
  const { name, break: asks } = attackCard(view, card.card);
  const { sign, name: category } = CATEGORY_LOOK[card.category];
  const place = card.slot === undefined ? 'no slot is free for it' : `it goes to slot ${card.slot + 1}`;
  return (
    <View role="group" aria-label="The card it takes">
      <Fact icon={sign}>{`Takes the ${category} card ${name}: ${place}${card.swallowed ? ', and the Event will swallow it' : ''}.`}</Fact>
      {card.broken
        ? <Fact icon="broken-shield" tone="good">Broken: it will not strike.</Fact>
        : <Fact icon="shield" tone={card.swallowed ? 'dim' : 'danger'}>{card.parts.length > 0 ? 'Not Broken.' : asks === undefined ? 'Nothing breaks it.' : 'Nothing breaks it this way.'}</Fact>}
      {card.parts.map(({ part, met }, i) => (
        <Fact key={i} icon={met ? 'check-mark' : 'cross-mark'} tone={met ? 'good' : 'danger'}>{`${met ? 'Met' : 'Missing'}: ${breakWords(part)}`}</Fact>
      ))}
    </View>
  );
}

/** "Kosuke 7, Kensho 14 and falls": who loses what; nothing where nobody is hurt. */
function costWords(view: BattleState, harm: Pick<SlotForecast, 'strikes' | 'losses'>): string {
  const losses = lossesOf(harm);
  return HERO_IDS.flatMap((id) => {
    const loss = losses.find(({ hero }) => hero === id);
    return loss && loss.damage > 0 ? [`${figureName(view, id)} ${loss.damage}${loss.falls ? ' and falls' : ''}`] : [];
  }).join(', ');
}

/** What enemies will do then, hero by hero, as far as it is known; that nobody is hurt, or that the battle is over, the summary says. */
export function HarmFacts({ view, round: { first, slots, minions, last } }: { readonly view: BattleState; readonly round: RoundToCome }) {
  const ground = costWords(view, { strikes: [], losses: first });
  const cards = costWords(view, { strikes: slots.flatMap(({ strikes }) => strikes), losses: slots.flatMap(({ losses }) => losses) });
  const others = costWords(view, { strikes: minions, losses: [] });
  const end = costWords(view, { strikes: [], losses: last });
  return (
    <>
      {ground !== '' && <Fact icon="hearts" tone="danger">{`Ending the turn like this would cost: ${ground}.`}</Fact>}
      {cards !== '' && <Fact icon="targeted" tone="danger">{`Then what lies open would cost: ${cards}.`}</Fact>}
      {others !== '' && <Fact icon="targeted" tone="danger">{`After that the minions would cost: ${others}.`}</Fact>}
      {end !== '' && <Fact icon="targeted" tone="danger">{`What else is known of this round would cost: ${end}.`}</Fact>}
    </>
  );
}
