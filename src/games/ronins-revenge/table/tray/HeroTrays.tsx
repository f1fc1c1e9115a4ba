import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { isPerson, type SeatPlayer, type Seating } from '@/store/seats';
import { sidesOf, type Edge } from '@/table/board/edges';
import { Turned, type QuarterTurn } from '@/table/board/turning';
import { space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import type { HeroId } from '../../content/terms';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { sameFocus, type Focus } from '../focus';
import { HeroChip } from './PartyRow';
import { HeroTray } from './HeroTray';

interface HeroTraysProps {
  readonly view: BattleState;
  readonly players: readonly SeatPlayer[];
  readonly seating: Seating;
  readonly acting: HeroId | undefined;
  readonly focus: Focus | undefined;
  /** Only the trays of whoever sits at this side; the others lie at theirs. Absent: all four in a row. */
  readonly side?: Side;
  onFocus(focus: Focus | undefined): void;
}

type Side = Extract<Edge, 'south' | 'north'>;

const QUARTERS: Readonly<Record<QuarterTurn, QuarterTurn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/**
 * Everything all four heroes have, along the bottom of a lying screen in the order in which they act; around an upright
 * tablet along both of its ends. Around a table each tray faces its player, and can be turned.
 */
export function HeroTrays({ view, players, seating, acting, focus, side, onFocus }: HeroTraysProps) {
  const { textScale } = useTheme();
  const [turned, setTurned] = useState<Partial<Record<HeroId, QuarterTurn>>>({});
  const around = seating === 'around';
  const { north } = sidesOf(players.flatMap((player, seat) => (isPerson(player) ? [seat] : [])));
  const isAcross = (id: HeroId): boolean => north.includes(view.heroes[id].seat);
  const shown = side === undefined ? view.line : view.line.filter((id) => isAcross(id) === (side === 'north'));
  const depth = side === undefined || shown.length > MOST_SHALLOW ? DEPTH : SHALLOW;
  return (
    <View role="group" aria-label={GROUPS[side ?? 'all']} style={[styles.row, { height: depth * (1 + (textScale - 1) * GROWTH) }]}>
      {shown.map((id) => {
        const { seat } = view.heroes[id];
        const turn = turned[id] ?? (around && isAcross(id) ? 180 : 0);
        const wanted: Focus = { kind: 'hero', hero: id };
        const chosen = sameFocus(focus, wanted);
        return (
          <View key={id} style={styles.tray}>
            <Turned turn={turn}>
              {/* On its side a tray is narrow: whose it is has a line of its own. */}
              <View style={isUpright(turn) ? styles.top : styles.narrow}>
                <View style={styles.chip}><HeroChip wide view={view} id={id} place={side && view.line.indexOf(id) + 1} player={players.length > 1 ? players[seat] : undefined} acting={id === acting} chosen={chosen} onPress={() => onFocus(chosen ? undefined : wanted)} /></View>
                {around && (
                  <IconButton
                    icon="clockwise-rotation" label={`Turn ${figureName(view, id)}’s tray`}
                    onPress={() => {
                      feel('tick');
                      setTurned({ ...turned, [id]: QUARTERS[turn] });
                    }}
                  />
                )}
              </View>
              <HeroTray brief view={view} hero={id} pips={false} />
            </Turned>
          </View>
        );
      })}
    </View>
  );
}

const isUpright = (turn: QuarterTurn): boolean => turn % 180 === 0;

/** A face with its name, and two or three lines of numbers. */
const DEPTH = 120;
/** Where a tray has half a window, or more, its numbers stand in one line. */
const SHALLOW = 92;
const MOST_SHALLOW = 2;
const GROUPS = { all: 'The party, in order', south: 'Heroes at this side', north: 'Heroes across the table' } as const;
/** Of it, what grows with the letters: gaps and most signs do not. */
const GROWTH = 0.7;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.tiny, padding: space.tiny },
  tray: { flex: 1 },
  top: { flexDirection: 'row', gap: space.tiny, marginBottom: space.tiny },
  narrow: { alignItems: 'flex-start', marginBottom: space.tiny },
  chip: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignSelf: 'stretch' },
});
