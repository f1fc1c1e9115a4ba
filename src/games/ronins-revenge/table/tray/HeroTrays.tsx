import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { isPerson, type SeatPlayer, type Seating } from '@/store/seats';
import { sidesOf } from '@/table/board/edges';
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
  onFocus(focus: Focus | undefined): void;
}

const QUARTERS: Readonly<Record<QuarterTurn, QuarterTurn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/**
 * Everything all four heroes have, along the bottom of a lying screen in the order in which they act. Around a table each
 * tray faces its player, and can be turned.
 */
export function HeroTrays({ view, players, seating, acting, focus, onFocus }: HeroTraysProps) {
  const { textScale } = useTheme();
  const [turned, setTurned] = useState<Partial<Record<HeroId, QuarterTurn>>>({});
  const around = seating === 'around';
  const across = sidesOf(players.flatMap((player, seat) => (isPerson(player) ? [seat] : []))).north;
  return (
    <View role="group" aria-label="The party, in order" style={[styles.row, { height: DEPTH * (1 + (textScale - 1) * GROWTH) }]}>
      {view.line.map((id) => {
        const { seat } = view.heroes[id];
        const turn = turned[id] ?? (around && across.includes(seat) ? 180 : 0);
        const wanted: Focus = { kind: 'hero', hero: id };
        const chosen = sameFocus(focus, wanted);
        return (
          <View key={id} style={styles.tray}>
            <Turned turn={turn}>
              {/* On its side a tray is narrow: whose it is has a line of its own. */}
              <View style={isUpright(turn) ? styles.top : styles.narrow}>
                <View style={styles.chip}><HeroChip wide view={view} id={id} player={players.length > 1 ? players[seat] : undefined} acting={id === acting} chosen={chosen} onPress={() => onFocus(chosen ? undefined : wanted)} /></View>
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
/** Of it, what grows with the letters: gaps and most signs do not. */
const GROWTH = 0.7;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.tiny, padding: space.tiny },
  tray: { flex: 1 },
  top: { flexDirection: 'row', gap: space.tiny, marginBottom: space.tiny },
  narrow: { alignItems: 'flex-start', marginBottom: space.tiny },
  chip: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignSelf: 'stretch' },
});
