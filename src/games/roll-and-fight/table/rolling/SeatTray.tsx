import { useMemo, type ReactNode, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import type { DieLook } from '@/dice/look/skin';
import { feel } from '@/feel';
import { paceOf } from '@/table/pace';
import type { Rect } from '@/table/board/fit';
import type { Speed } from '@/store/settings';
import { Icon, useTheme } from '@/theme';

import { FACE_NAMES, type Face } from '../../content/dice';
import { setOffers } from '../../rules/preview';
import { takeSize } from '../../rules/rolling/supply';
import { poolLimit } from '../../rules/scene';
import type { Player, PoolDie, State } from '../../rules/state';
import { count } from '../words';
import { FELT, FIGHTING_LOOK, IN_HAND_LOOK, LEFT_LYING_LOOK, faceIndex } from '../looks';
import { AbilityCard } from './AbilityCard';
import { woundDice } from './hand';
import { HealthBar } from './HealthBar';
import { Jolt } from '../Jolt';
import { SupplyMeter } from './SupplyMeter';
import { TrayButton } from './TrayButton';
import type { SeatPlace } from './places';
import type { TrayLayout, TrayTarget } from './trayLayout';
import { useRollRequest } from './useRollRequest';
import { useThrowOver } from './useThrowOver';
import { WoundAdvice } from './WoundAdvice';
import { woundAdvice } from './woundWords';

interface SeatTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  readonly view: State;
  readonly player: Player;
  readonly place: SeatPlace;
  readonly layout: TrayLayout;
  readonly kept: readonly number[];
  /** The app takes new dice by itself. */
  readonly refills: boolean;
  /** Whose tray it is, where there are several. */
  readonly name: string | undefined;
  readonly colour: string;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** How hard the last throw was, 0 to 1. */
  readonly strength: number;
  readonly mayEndTurn: boolean;
  readonly active: boolean;
  clock(): number;
  /** For keyboards and screen readers; fingers come in through the one gesture over all trays. */
  onTarget(target: TrayTarget): void;
  /** Lies over the whole tray. */
  readonly children?: ReactNode;
}

/** A button as wide as this says in one line whose dice it throws. */
const WITH_NAME = 150;
/** A throw is over before the dice may be thrown again. */
const QUICK = 3.6;

function lying(face: Face | undefined, kept: boolean): string {
  if (face === 'wound') return kept ? ', left lying' : ', picked up with the next set';
  return kept ? ', kept' : '';
}

/** "die 2, knife, kept" */
export function dieWords({ face }: PoolDie, kept: boolean, index: number): string {
  const shows = face === undefined ? 'in hand' : FACE_NAMES[face];
  return `die ${index + 1}, ${shows}${lying(face, kept)}`;
}

function lookOf(face: Face | undefined, kept: boolean): DieLook {
  if (face === undefined) return IN_HAND_LOOK;
  return face === 'wound' && kept ? LEFT_LYING_LOOK : FIGHTING_LOOK;
}

/** A wound locks where it comes to rest, not in the air. */
export const trayDie = (die: PoolDie, kept: boolean, flies: boolean, index: number): TrayDie => ({
  id: String(die.id),
  look: lookOf(die.face, kept),
  face: die.face === undefined ? 0 : faceIndex(die.face),
  shows: '',
  words: dieWords(die, kept, index),
  locked: kept || (die.face === 'wound' && !flies),
});

const box = (rect: Rect) => ({ position: 'absolute', left: rect.x, top: rect.y, width: rect.width, height: rect.height }) as const;

/** The small buttons of a tray: how new dice come, a look at the den, the end of rolling. */
function TrayTools({ layout, refills, mayEndTurn, done, onTarget }: Pick<SeatTrayProps, 'layout' | 'refills' | 'mayEndTurn' | 'onTarget'> & Pick<Player, 'done'>) {
  const { colours } = useTheme();
  return (
    <>
      <TrayButton
        style={box(layout.refill)}
        label="Refill"
        words={refills ? 'New dice come by themselves. Take them by hand instead' : 'New dice are taken by hand. Let them come by themselves'}
        onPress={() => onTarget({ kind: 'refill' })}
      >
        <View style={styles.centre}><Icon name={refills ? 'cycle' : 'grab'} size={24} colour={refills ? colours.good : colours.ink} /></View>
      </TrayButton>
      {layout.peek && (
        <TrayButton style={box(layout.peek)} label="Den" words="Look at the den" onPress={() => onTarget({ kind: 'peek' })}>
          <View style={styles.centre}><Icon name="magnifying-glass" size={24} colour={colours.ink} /></View>
        </TrayButton>
      )}
      <TrayButton
        style={box(layout.stop)}
        label={mayEndTurn ? 'End turn' : done ? 'Done' : 'Stop'}
        words={mayEndTurn ? 'End turn' : done ? 'Done: rolling has stopped' : 'Stop rolling: hold'}
        under={mayEndTurn || done ? undefined : 'hold'}
        onPress={() => onTarget({ kind: 'stop' })}
      />
    </>
  );
}

const NOTHING_TO_ROLL = 'Nothing to roll';

/** One player's place in the race: supply, abilities, health, dice. */
export function SeatTray({
  ref, view, player, place, layout, kept, refills, name, colour, speed, reducedMotion, strength, mayEndTurn, active, clock, onTarget, children,
}: SeatTrayProps) {
  const { colours } = useTheme();
  const felt = useMemo(() => (name === undefined ? FELT : { ...FELT, rim: colour }), [name, colour]);
  const roll = useRollRequest(player.pool, strength);
  const possible = active ? setOffers(player) : [];
  const wounds = woundDice(player).length;
  const still = reducedMotion || speed === 'instant';
  const atRest = useThrowOver({ id: roll?.id, ms: still ? 0 : view.options.rollSettleMs, wounds, sets: possible.length, own: active });
  const offers = atRest ? possible : [];
  const inTheAir = atRest ? [] : (roll?.dice ?? []);
  const key = JSON.stringify(player.pool.map((die) => [die.id, die.face, kept.includes(die.id), inTheAir.includes(String(die.id))]));
  const dice = useMemo(
    () => (JSON.parse(key) as [number, PoolDie['face'] | null, boolean, boolean][]).map(([id, face, isKept, flies], i) => trayDie({ id, ready: 0, ...(face ? { face } : {}) }, isKept, flies, i)),
    [key],
  );
  const rollable = player.pool.filter((die) => die.face !== 'wound' && !kept.includes(die.id)).length;
  const advice = active && atRest ? woundAdvice(view, player) : undefined;
  const wide = layout.roll.width >= WITH_NAME;
  const byTurns = view.options.rollingMode === 'turns';
  return (
    <View
      style={[styles.seat, { left: place.x, top: place.y, width: place.width, height: place.height }, place.turned && styles.turned, player.done && styles.resting]}
      role="group"
      aria-label={name ? `Tray of ${name}` : 'Your tray'}
      pointerEvents="none"
    >
      <SupplyMeter style={box(layout.supply)} view={view} wants={active && !byTurns ? takeSize(view, player) : 0} reducedMotion={reducedMotion} clock={clock} onPress={() => onTarget({ kind: 'supply' })} />
      <TrayTools layout={layout} refills={refills} mayEndTurn={mayEndTurn} done={player.done} onTarget={onTarget} />
      {layout.abilities.map(({ ability, ...rect }) => (
        <AbilityCard
          key={ability}
          style={box(rect)}
          ability={ability}
          player={player}
          width={rect.width}
          height={rect.height}
          reducedMotion={reducedMotion}
          lit={offers.some((offer) => offer.ability === ability)}
          onPress={() => onTarget({ kind: 'ability', ability })}
        />
      ))}
      <HealthBar style={box(layout.health)} width={layout.health.width} player={player} lit={active && atRest && wounds > 0} reducedMotion={reducedMotion} onPress={() => onTarget({ kind: 'health' })} />
      <Jolt beat={atRest ? wounds : 0} still={reducedMotion} style={box(layout.felt)}>
        <DiceTray
          ref={ref}
          dice={dice}
          capacity={poolLimit(player)}
          roll={roll}
          width={layout.felt.width}
          height={layout.felt.height}
          look={felt}
          reducedMotion={reducedMotion}
          pace={Math.max(QUICK, paceOf(speed))}
          onImpact={(impact) => feel('clatter', impact)}
          onPressDie={(id) => onTarget({ kind: 'die', die: Number(id) })}
        />
      </Jolt>
      {advice !== undefined && <WoundAdvice words={advice} style={box(layout.felt)} />}
      <TrayButton
        style={box(layout.roll)}
        label={rollable === 0 ? NOTHING_TO_ROLL : `${name && wide ? `${name}: roll` : 'Roll'} ${rollable}`}
        under={wide ? undefined : name}
        words={`${rollable === 0 ? NOTHING_TO_ROLL : `Roll ${count(rollable, 'die', 'dice')}`}${name ? `, ${name}` : ''}`}
        lit={active && rollable > 0 && !mayEndTurn}
        colour={colours.accent}
        onPress={() => onTarget({ kind: 'roll' })}
      />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { position: 'absolute' },
  turned: { transform: [{ rotate: '180deg' }] },
  resting: { opacity: 0.55 },
  centre: { alignItems: 'center' },
});
