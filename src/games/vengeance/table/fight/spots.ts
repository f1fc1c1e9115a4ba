import { vengeanceDecisions, type Move } from '../../rules/decisions';
import { fightOf, isAlive, lairIn } from '../../rules/fight/scene';
import type { Asking, VengeanceTable } from '../asking';
import type { DenSpot } from '../den/DenBoard';
import type { Choice } from './choice';
import { enemyLabel, explainEnemy, explainZone, zoneLabel } from './fightWords';
import { enemySpotId, HERO_THING, objection, tokenOfThing, zoneSpotId } from './things';

type Told = Pick<VengeanceTable, 'view' | 'explainRefusal'>;

/** One answer is played; of several, the panel asks which. */
function decide({ view, explainRefusal }: Told, asking: Asking, choose: Choice['choose'], moves: readonly Move[], otherwise: Move): void {
  const [only, ...others] = moves;
  if (only && others.length === 0) return void asking.play(only);
  if (only) return choose({ narrowed: moves });
  const why = vengeanceDecisions.refusal(view, asking.seat, otherwise);
  if (why) explainRefusal(why.rule, why.words);
}

/** Every way in which the hero can go to a zone now. */
export const walksTo = (asking: Asking | undefined, zone?: number): readonly Move[] =>
  asking?.moves.filter((move) => (move.kind === 'run' || move.kind === 'move' || move.kind === 'slip') && (zone === undefined || move.zone === zone)) ?? [];

/** The hero is to go there: a Run is chosen, and the dice are still in the hand; a Move is made. */
export function goTo(table: Told, asking: Asking, { choose }: Choice, zone: number): void {
  const walks = walksTo(asking, zone);
  if (asking.kind === 'run') return walks.length > 0 ? choose({ zone }) : decide(table, asking, choose, [], { kind: 'run', zone });
  if (asking.kind === 'actions') decide(table, asking, choose, walks, { kind: 'move', zone });
}

/** What zones and enemies do when they are touched, or when something is put on them. */
export function spotsOf(table: Told, asking: Asking | undefined, picked: string | undefined, choice: Choice, paths: readonly (readonly number[])[]) {
  const { view } = table;
  const { now, choose } = choice;
  const accepts = (spot: string) => (thing: string): true | string => (asking ? (objection(view, asking.seat, thing, spot)?.words ?? true) : 'Not now.');
  const touchZone = (zone: number) => {
    // While something is in the hand, the drop has its own answer.
    if (!asking || picked !== undefined) return;
    if (asking.kind === 'exit') {
      const next = paths.findIndex((path, i) => i !== (now.way ?? 0) && path.includes(zone));
      return next >= 0 ? choose({ way: next }) : undefined;
    }
    // A second touch takes the Run back.
    if (asking.kind === 'run' && now.zone === zone) choose({ zone: undefined });
    else goTo(table, asking, choice, zone);
  };
  const touchEnemy = (enemy: number) => {
    if (asking?.kind !== 'actions') return touchZone(lairIn(view).enemies[enemy]?.zone ?? 0);
    if (picked === undefined) decide(table, asking, choose, asking.moves.filter((move) => 'enemy' in move && move.enemy === enemy), { kind: 'hit', enemy });
  };
  const token = tokenOfThing(picked);
  // Who goes somewhere goes to a zone, whoever stands in it.
  const goesToZones = token === 'move' || token === 'slip' || picked === HERO_THING;
  return {
    zone: (zone: number): DenSpot => ({
      label: zoneLabel(view, zone), explain: explainZone(view, zone), accepts: accepts(zoneSpotId(zone)), onPress: () => touchZone(zone),
      ...(asking?.kind === 'run' && now.zone === zone ? { pressed: true } : {}),
    }),
    enemy: (enemy: number): DenSpot | undefined =>
      isAlive(fightOf(view), enemy) && !goesToZones
        ? { label: enemyLabel(view, enemy), explain: explainEnemy(view, enemy), accepts: accepts(enemySpotId(enemy)), onPress: () => touchEnemy(enemy) }
        : undefined,
  };
}
