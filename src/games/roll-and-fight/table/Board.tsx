import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { CLOCK, type Prompt, type Seat } from '@/engine/game';
import type { TableProps } from '@/table/contract';
import { space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import { denId, type Side } from '../content/dens';
import type { Move } from '../rules/moves';
import { mayMark } from '../rules/objectives';
import { denOf, lair } from '../rules/den';
import { cheapestEscape } from '../rules/scoring';
import { isDead } from '../rules/scene';
import { freeHeroes } from '../rules/setup';
import type { Player, State } from '../rules/state';
import { DenBoard } from './den/DenBoard';
import { ActivationPanel } from './panels/ActivationPanel';
import { FlashbackPanel } from './panels/FlashbackPanel';
import { LootPanel, isCollect } from './panels/LootPanel';
import { PlayerBoard } from './panels/PlayerBoard';
import { RestPanel } from './panels/RestPanel';
import { RivalStrip } from './panels/RivalStrip';
import { HeroPanel, SidePanel } from './panels/SetupPanel';
import { TargetPanel, differentTargets, targetsIn } from './panels/TargetPanel';
import { TrackStrip } from './panels/TrackStrip';
import { RollingTable, rollingSeats } from './rolling/RollingTable';
import { useStage } from './useStage';
import { roomOfTarget } from './words';

/** The panel keeps its height, so that the den never jumps under the finger. */
const PANEL = 168;
const SIDE = 340;
const SIDE_SHARE = 0.46;
/** Wider than this share of its height, the room holds the panel beside the den. */
const BESIDE = 1.05;
/** With this much room the den stays in sight while the dice roll. */
const ROOMY = 720;

/** The den as it would be entered. */
function preview(player: Player, side: Side): Player {
  const den = denId(player.board, side);
  const { entrance, rooms } = denOf(den);
  return { ...player, den, room: entrance, visited: 1 << entrance, minions: lair(den, player.boss).minions.map(() => 0), lootLeft: rooms.map(({ loot }) => loot) };
}

/** Roll & Fight on the table: the den and what is decided now, or the dice. */
export function Board(table: TableProps<State, Move>) {
  const { view, seat, prompts, mine, names, play: playFirst, playAs, legal, explainRefusal, leftHanded, speed, reducedMotion } = table;
  const { colours, seatColours } = useTheme();
  const stage = useStage(view);
  const [size, setSize] = useState({ width: 1, height: 2 });
  const [look, setLook] = useState<{ readonly seat: Seat; readonly phase: string }>();
  const [room, setRoom] = useState<number>();
  const [side, setSide] = useState<Side>('A');
  const [peeking, setPeeking] = useState(false);

  const asked = mine.find((prompt) => prompt.seat === seat) ?? mine[0];
  // While a move is told nobody is asked, but the view is still the old one: the panel stays as it was.
  const [before, setBefore] = useState<{ readonly view: State; readonly asked: Prompt; readonly moves: readonly Move[] }>();
  const rolling = view.phase === 'rolling';
  const legalNow = asked && !rolling ? [...legal(asked.seat)] : [];
  if (asked && before?.view !== view) setBefore({ view, asked, moves: legalNow });
  const telling = asked === undefined && prompts.length === 0 && before?.view === view;
  const own = telling ? before.asked : asked;
  const moves = telling ? before.moves : legalNow;
  const actor = own?.seat;
  const acting = actor ?? (seat === CLOCK ? (stage.seat ?? 0) : seat);
  const moment = `${view.round}/${view.phase}/${acting}`;
  const shown = look?.phase === moment ? look.seat : acting;
  const play = (move: Move): boolean => {
    setRoom(undefined);
    return actor === undefined ? playFirst(move) : playAs(actor, move);
  };

  const staged = stage.players[shown];
  const truth = view.players[shown];
  if (!staged || !truth) return null;
  const player: Player = staged.den === undefined ? preview(staged, side) : staged;
  const watching = shown !== acting;
  const targets = own?.kind === 'target' && !watching ? targetsIn(moves) : [];
  const looted = moves.filter(isCollect).map((move) => move.room);
  const lights = {
    lit: [...new Set([...targets.flatMap((target) => roomOfTarget(player, target) ?? []), ...(watching ? [] : looted)])],
    chosen: watching ? undefined : room,
    markable: !watching && moves.some(({ type }) => type === 'markObjective') && mayMark(player) ? player.room : undefined,
    escape: view.phase === 'over' && !isDead(player) ? cheapestEscape(player).path : [],
  };
  const onRoom = (touched: number) => {
    if (watching || !own) return;
    const here = differentTargets(player, targets.filter((target) => roomOfTarget(player, target) === touched));
    const [target] = here;
    if (target && here.length === 1) play({ type: 'resolve', target });
    else if (target || looted.includes(touched)) setRoom(touched);
    else if (lights.markable === touched) play({ type: 'markObjective' });
    else if (own?.kind === 'target') explainRefusal('RF-128', 'Nothing to aim at here. Targets are in the lit rooms and in the list.');
    else if (own?.kind === 'fight') explainRefusal('RF-111', 'First choose what you use; then its targets light up.');
  };

  const den = (
    <DenBoard
      key={shown}
      player={player}
      den={player.den ?? '1A'}
      colour={seatColours[shown % seatColours.length] ?? colours.accent}
      lights={lights}
      flashes={stage.seat === shown ? stage.flashes : []}
      speed={speed}
      reducedMotion={reducedMotion}
      onRoom={onRoom}
    />
  );
  const beside = size.width > size.height * BESIDE;
  const hands = rolling ? rollingSeats(table) : [];
  const others = rolling ? view.players.map((_, i) => i).filter((i) => !hands.includes(i)) : view.players.map((_, i) => i);
  const rivals = view.players.length > 1 && others.length > 0 && view.phase !== 'setup' && (
    <RivalStrip view={view} names={names} seats={others} shown={shown} onLook={(next) => setLook({ seat: next, phase: moment })} />
  );
  const onLayout = ({ nativeEvent: { layout } }: { nativeEvent: { layout: { width: number; height: number } } }) => setSize({ width: layout.width, height: layout.height });

  if (rolling) {
    const roomy = size.width >= ROOMY && beside && hands.length === 1;
    return (
      <View style={styles.room} onLayout={onLayout}>
        {rivals}
        <View style={[styles.grow, roomy && styles.beside]}>
          {(roomy || peeking) && <View style={styles.grow}>{den}</View>}
          {(roomy || !peeking) && <View style={roomy ? styles.dice : styles.grow}><RollingTable table={table} /></View>}
        </View>
        {!roomy && hands.length === 1 && (
          <IconButton
            icon={peeking ? 'rolling-dices' : 'magnifying-glass'}
            label={peeking ? 'Back to the dice' : 'Look at the den'}
            style={[styles.peek, { backgroundColor: colours.card, borderColor: colours.line }]}
            onPress={() => setPeeking(!peeking)}
          />
        )}
      </View>
    );
  }

  const shared = { view, player: truth, moves, play, explainRefusal };
  const panel = (() => {
    if (watching || !own) return <RestPanel player={player} over={view.phase === 'over'} words={prompts.length > 0 ? 'Others are still deciding.' : '…'} />;
    switch (own.kind) {
      case 'chooseHero':
        return <HeroPanel heroes={freeHeroes(view)} play={play} />;
      case 'chooseSide':
        return <SidePanel player={player} side={side} onSide={setSide} play={play} />;
      case 'flashback':
        return <FlashbackPanel key={moment} {...shared} />;
      case 'target':
        return <TargetPanel player={truth} moves={moves} room={room} play={play} />;
      case 'loot':
        return <LootPanel view={view} player={truth} moves={moves} room={room} onRoom={setRoom} play={play} />;
      default:
        return <ActivationPanel {...shared} />;
    }
  })();
  return (
    <View style={[styles.room, beside && (leftHanded ? styles.besideLeft : styles.beside)]} onLayout={onLayout}>
      <View style={styles.grow}>
        {rivals}
        <View style={styles.grow}>{den}</View>
      </View>
      <View style={[beside ? [styles.side, { width: Math.min(SIDE, size.width * SIDE_SHARE) }] : styles.foot, { backgroundColor: colours.card, borderColor: colours.line }]}>
        <TrackStrip player={player} name={names[shown] ?? ''} />
        <View style={styles.panel}>{panel}</View>
        {beside && (
          <ScrollView tabIndex={0} aria-label="Player board" style={[styles.grow, styles.board, { borderColor: colours.line }]} contentContainerStyle={styles.boardContent}>
            <PlayerBoard player={player} />
          </ScrollView>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  grow: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  foot: { borderTopWidth: 1 },
  panel: { height: PANEL },
  board: { borderTopWidth: 1 },
  boardContent: { padding: space.medium, gap: space.medium },
  side: { borderLeftWidth: 1, borderRightWidth: 1 },
  dice: { width: 420 },
  peek: { position: 'absolute', right: space.large, bottom: 66, borderWidth: 1, width: 44, height: 44 },
});
