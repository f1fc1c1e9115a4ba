import type { Seat } from '@/engine/game';

import { bossOf, type BossId } from '../../content/bosses';
import { denOf, type DenId, type DenPlan } from '../../content/dens';
import { GANGS, type GangId } from '../../content/gangs';
import { listedOrNothing } from '../../rules/describe';
import { hasToken, isInPlay } from '../../rules/city/recon';
import type { Place, State } from '../../rules/state';
import { bossWords, count, faceUpBoss, knownBoss, minionsWords } from '../words';

/** A Den as it hangs in the city, for these eyes. */
export interface Poster {
  readonly den: DenId;
  readonly plan: DenPlan;
  /** Zones whose Wild token lies there. */
  readonly wild: readonly boolean[];
  /** Turned up for everybody. */
  readonly boss: BossId | undefined;
  /** Face down, but known to these eyes. */
  readonly peeked: BossId | undefined;
  readonly gang: GangId | undefined;
  /** Whose Recon tokens lie here. */
  readonly scouts: readonly Seat[];
}

export function posterOf(view: State, place: Place | undefined): Poster | undefined {
  if (!isInPlay(place)) return undefined;
  const plan = denOf(place.id);
  const boss = faceUpBoss(place);
  return {
    den: place.id,
    plan,
    wild: plan.zones.map((_, zone) => (place.wild & (1 << zone)) !== 0),
    boss,
    peeked: boss ? undefined : knownBoss(place),
    gang: boss && bossOf(boss).gang,
    scouts: view.players.map((_, seat) => seat).filter((seat) => hasToken(place, seat)),
  };
}

/** Who stands there before the Den is attacked; Henchmen come with the Boss (VG-13). */
export const populationWords = ({ zones }: DenPlan): string => minionsWords(zones.flatMap(({ minions }) => minions));

/** All of it for a screen reader. */
export function posterWords(poster: Poster, names: readonly string[]): string {
  const { plan, boss, peeked, scouts, wild } = poster;
  const tokens = wild.filter(Boolean).length;
  return [
    `${plan.name}, worth ${plan.vp}`,
    populationWords(plan),
    tokens > 0 && count(tokens, 'Wild token'),
    boss ? `Boss: ${bossWords(boss)}` : peeked ? 'you know the Boss' : 'the Boss lies face down',
    scouts.length > 0 && `scouted by ${listedOrNothing(scouts.map((seat) => names[seat] ?? ''))}`,
  ].filter(Boolean).join(', ');
}

/** A sentence for the hover card. */
export function explainPoster(poster: Poster) {
  const { plan, boss, gang } = poster;
  return {
    title: `${plan.name}: ${plan.vp} points`,
    text: `${populationWords(plan)} wait here; Henchmen come with the Boss. Clear it in one Fight and a card in play scores its ${plan.vp} points. ${
      boss && gang ? `${bossWords(boss)}. ${GANGS[gang].words}` : 'The Boss lies face down: a Recon token lets you look.'
    }`,
    ruleId: 'VG-115',
  };
}
