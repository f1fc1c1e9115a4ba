import { useMemo, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import { feel } from '@/feel';
import { paceOf } from '@/table/pace';
import type { Rect } from '@/table/board/fit';
import type { Speed } from '@/store/settings';
import { useTheme } from '@/theme';

import { FACE_NAMES } from '../../content/dice';
import { setOffers } from '../../rules/preview';
import { takeSize } from '../../rules/rolling/supply';
import type { Player, PoolDie, State } from '../../rules/state';
import { FELT, FIGHTING_LOOK, IN_HAND_LOOK, faceIndex } from '../looks';
import { AbilityCard } from './AbilityCard';
import { HealthBar } from './HealthBar';
import { SupplyMeter } from './SupplyMeter';
import { TrayButton } from './TrayButton';
import type { SeatPlace } from './places';
import type { TrayLayout, TrayTarget } from './trayLayout';
import { useRollRequest } from './useRollRequest';

interface SeatTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  readonly view: State;
  readonly player: Player;
  readonly place: SeatPlace;
  readonly layout: TrayLayout;
  readonly kept: readonly number[];
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
}

/** A throw is over before the dice may be thrown again. */
const QUICK = 3.6;
const NARROW = 74;

const trayDie = ({ id, face }: PoolDie, kept: boolean, index: number): TrayDie => ({
  id: String(id),
  look: face === undefined ? IN_HAND_LOOK : FIGHTING_LOOK,
  face: face === undefined ? 0 : faceIndex(face),
  shows: face === undefined ? 'nothing yet, in hand' : FACE_NAMES[face],
  name: `die ${index + 1}${kept ? ', kept' : ''}`,
  locked: kept || face === 'wound',
});

/** One player's hand in the Rolling Phase: supply, abilities, health, dice. */
export function SeatTray({ ref, view, player, place, layout, kept, name, colour, speed, reducedMotion, strength, mayEndTurn, active, clock, onTarget }: SeatTrayProps) {
  const { colours } = useTheme();
  const key = JSON.stringify(player.pool.map((die) => [die.id, die.face, kept.includes(die.id)]));
  const dice = useMemo(
    () => (JSON.parse(key) as [number, PoolDie['face'] | null, boolean][]).map(([id, face, isKept], i) => trayDie({ id, ready: 0, ...(face ? { face } : {}) }, isKept, i)),
    [key],
  );
  const felt = useMemo(() => (name === undefined ? FELT : { ...FELT, rim: colour }), [name, colour]);
  const roll = useRollRequest(player.pool, strength);
  const offers = active ? setOffers(player) : [];
  const rollable = player.pool.filter((die) => die.face !== 'wound' && !kept.includes(die.id)).length;
  const box = (rect: Rect) => ({ position: 'absolute', left: rect.x, top: rect.y, width: rect.width, height: rect.height }) as const;
  return (
    <View
      style={[styles.seat, { left: place.x, top: place.y, width: place.width, height: place.height }, place.turned && styles.turned, player.done && styles.resting]}
      role="group"
      aria-label={name ? `Tray of ${name}` : 'Your tray'}
      pointerEvents="none"
    >
      <SupplyMeter style={box(layout.supply)} view={view} wants={active ? takeSize(view, player) : 0} clock={clock} onPress={() => onTarget({ kind: 'supply' })} />
      <TrayButton
        style={box(layout.stop)}
        label={mayEndTurn ? 'End turn' : player.done ? 'Done' : 'Stop'}
        words={mayEndTurn ? 'End turn' : 'Stop rolling: hold'}
        under={mayEndTurn || player.done ? undefined : 'hold'}
        onPress={() => onTarget({ kind: 'stop' })}
      />
      {layout.abilities.map(({ ability, ...rect }) => (
        <AbilityCard
          key={ability}
          style={box(rect)}
          ability={ability}
          player={player}
          narrow={rect.width < NARROW}
          lit={offers.some((offer) => offer.ability === ability)}
          onPress={() => onTarget({ kind: 'ability', ability })}
        />
      ))}
      <HealthBar style={box(layout.health)} player={player} lit={active && player.pool.some((die) => die.face === 'wound')} onPress={() => onTarget({ kind: 'health' })} />
      <View style={box(layout.felt)}>
        <DiceTray
          ref={ref}
          dice={dice}
          roll={roll}
          width={layout.felt.width}
          height={layout.felt.height}
          look={felt}
          reducedMotion={reducedMotion}
          pace={Math.max(QUICK, paceOf(speed))}
          onImpact={(impact) => feel('clatter', impact)}
          onPressDie={(id) => onTarget({ kind: 'die', die: Number(id) })}
        />
      </View>
      <TrayButton
        style={box(layout.roll)}
        label={`${name ? `${name}: roll` : 'Roll'} ${rollable === 0 ? '–' : rollable}`}
        words={`Roll ${rollable} dice${name ? `, ${name}` : ''}`}
        lit={active && rollable > 0}
        colour={colours.accent}
        onPress={() => onTarget({ kind: 'roll' })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { position: 'absolute' },
  turned: { transform: [{ rotate: '180deg' }] },
  resting: { opacity: 0.55 },
});
