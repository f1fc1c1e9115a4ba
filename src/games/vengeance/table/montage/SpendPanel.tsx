import { StyleSheet } from 'react-native';

import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { DAMAGE_NAMES, TRACKS, type TrackName } from '../../content/damage';
import { denOf } from '../../content/dens';
import { MONTAGE_ACTIONS } from '../../content/montageCards';
import { tileName } from '../../content/tiles';
import { explainHealCost, healCost, priceOf } from '../../rules/montage/prices';
import { diceOf } from '../../rules/montage/dice';
import { actionName } from '../../rules/montage/spending';
import { EMPTY, NORMAL, playerOf, SEVERE, type FrameMap, type State } from '../../rules/state';
import { movesOf, type Asking } from '../asking';
import { ACTION_ICONS, TRACK_ICONS } from '../emblems';
import { TileSlots } from '../hero/TileSlots';
import { TRACK_INKS } from '../look';
import { Panel, PanelRow } from '../parts/PanelRow';
import { Tap } from '../parts/Tap';
import { count, forecastOf, TRACK_NAMES } from '../words';

type Spending = FrameMap['spend'];

interface SpendPanelProps {
  readonly view: State;
  readonly asking: Asking;
  readonly frame: Spending;
  /** The space of the shop that is chosen. */
  readonly chosen: number | undefined;
  onChosen(space: number | undefined): void;
  explainRefusal(rule: string, words: string): void;
}

/** Heal, Upgrade and Recon points, spent in any order until they are gone or one is done. */
export function SpendPanel({ view, asking, frame, chosen, onChosen, explainRefusal }: SpendPanelProps) {
  const { colours } = useTheme();
  const tile = chosen === undefined ? undefined : view.shop[chosen];
  const player = playerOf(view, asking.seat);
  const recon = movesOf(asking, 'gainRecon')[0];
  const looks = movesOf(asking, 'gainReconOn');
  const done = movesOf(asking, 'done')[0];
  // The question says how many points there are of the only kind.
  const actions = MONTAGE_ACTIONS.filter((action) => frame.points[action] > 0);
  // Danger asks: what is thrown away is said on the button.
  const lost = actions.map((action) => `${frame.points[action]} ${actionName(action)}`);
  if (chosen !== undefined && tile !== undefined && tile !== EMPTY && movesOf(asking, 'buy').some(({ space }) => space === chosen)) {
    return (
      <BuyRow
        view={view}
        asking={asking}
        words={`${tileName(tile)} for ${priceOf(frame, tile)}: into which slot?`}
        space={chosen}
        onCancel={() => onChosen(undefined)}
      />
    );
  }
  return (
    <Panel>
      {actions.length > 1 && (
        <PanelRow label="Points to spend">
          {actions.map((action) => (
            <PanelRow key={action}>
              <Icon name={ACTION_ICONS[action]} size={22} colour={colours.accent} />
              <Text bold>{`${frame.points[action]} ${actionName(action)}`}</Text>
            </PanelRow>
          ))}
        </PanelRow>
      )}
      {frame.points.heal > 0 && <HealRow view={view} asking={asking} frame={frame} explainRefusal={explainRefusal} />}
      {frame.points.upgrade > 0 && <Text size="small" tone="dim">Touch a tile in the shop to buy it.</Text>}
      {recon && (
        <PanelRow label="Recon">
          <Pointable label="Gain a Recon token"><Button icon="binoculars" label="Gain a Recon token" onPress={() => asking.play(recon)} /></Pointable>
          {looks.map((move) => {
            const den = view.places[move.place]?.id;
            return den && <Button key={move.place} label={`…and look into ${denOf(den).name}`} onPress={() => asking.play(move)} />;
          })}
        </PanelRow>
      )}
      <WildRow asking={asking} kind="wildDie" words={count(diceOf(player.dice, 'wild'), 'Wild die', 'Wild dice')} />
      <WildRow asking={asking} kind="wildToken" words={count(player.wild, 'Wild token')} />
      {done && <Pointable label="Done"><Button kind={lost.length > 0 ? 'danger' : 'primary'} label={lost.length > 0 ? `Done, and lose ${lost.join(', ')}` : 'Done'} onPress={() => asking.play(done)} /></Pointable>}
    </Panel>
  );
}

function HealRow({ view, asking, frame, explainRefusal }: Omit<SpendPanelProps, 'chosen' | 'onChosen'>) {
  const { roomy } = useRoom();
  const size = roomy ? 'body' : 'small';
  const player = playerOf(view, asking.seat);
  const cubes = TRACKS.flatMap((track): { track: TrackName; severe: boolean; there: number }[] => [
    { track, severe: false, there: player[track][NORMAL] ?? 0 }, { track, severe: true, there: player[track][SEVERE] ?? 0 },
  ]).filter(({ there }) => there > 0);
  if (cubes.length === 0) return <Text size="small" tone="dim">No cube lies on your tracks: nothing to heal.</Text>;
  return (
    <PanelRow label="Heal">
      {cubes.map(({ track, severe, there }) => {
        const cube = { track, severe };
        const cost = healCost(frame, cube);
        const affordable = cost <= frame.points.heal;
        const name = `${severe ? 'severe ' : ''}${DAMAGE_NAMES[track]}`;
        return (
          <Tap
            key={`${track}${severe ? 'S' : ''}`}
            label={`Heal ${name} for ${cost}, ${there} on ${TRACK_NAMES[track]}`}
            explain={{ title: `Heal ${name}`, text: `Takes one such cube off ${TRACK_NAMES[track]}.`, ruleId: 'VG-58', forecast: forecastOf('Heal points', explainHealCost(frame, cube)) }}
            lit={affordable}
            faint={!affordable}
            style={roomy && styles.roomy}
            onPress={() => (affordable ? asking.play({ kind: 'heal', ...cube }) : explainRefusal('VG-58', `That costs ${cost} Heal points; you have ${frame.points.heal}.`))}
          >
            <PanelRow>
              <Icon name={TRACK_ICONS[track]} size={roomy ? 30 : 20} colour={TRACK_INKS[track]} />
              <Text size={size} bold>{`${severe ? '✕ ' : ''}${DAMAGE_NAMES[track]}`}</Text>
              <Text size={size} bold tone="accent">{cost}</Text>
            </PanelRow>
          </Tap>
        );
      })}
    </PanelRow>
  );
}

function WildRow({ asking, kind, words }: { readonly asking: Asking; readonly kind: 'wildDie' | 'wildToken'; readonly words: string }) {
  const moves = movesOf(asking, kind);
  if (moves.length === 0) return null;
  return (
    <PanelRow label={words}>
      <Text size="small" bold>{`${words}:`}</Text>
      {moves.map((move) => <Button key={move.as} icon={ACTION_ICONS[move.as]} label={`+1 ${actionName(move.as)}`} onPress={() => asking.play(move)} />)}
    </PanelRow>
  );
}

interface BuyRowProps {
  readonly view: State;
  readonly asking: Asking;
  readonly words: string;
  readonly space: number;
  onCancel(): void;
}

/** A tile goes into a slot: on top of what lies there, or beneath it. */
function BuyRow({ view, asking, words, space, onCancel }: BuyRowProps) {
  const player = playerOf(view, asking.seat);
  const buys = movesOf(asking, 'buy').filter((move) => move.space === space);
  const beneath = buys.filter(({ under }) => under);
  return (
    <Panel>
      <Text bold>{words}</Text>
      <TileSlots player={player} lit onSlot={(slot) => asking.play({ kind: 'buy', space, slot, under: false })} />
      <PanelRow>
        {beneath.map((move) => <Button key={move.slot} label={`Beneath slot ${move.slot + 1}`} onPress={() => asking.play(move)} />)}
        <Button kind="quiet" label="Not this one" onPress={onCancel} />
      </PanelRow>
    </Panel>
  );
}

const styles = StyleSheet.create({ roomy: { paddingHorizontal: space.medium, paddingVertical: space.small } });
