import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useExplanation } from '@/table/explain';
import { Draggable } from '@/table/kit/drag/Draggable';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { ABILITIES } from '../../content/abilities';
import { ITEMS } from '../../content/items';
import type { Move } from '../../rules/decisions';
import { fighter, fightOf } from '../../rules/fight/scene';
import { activeTiles } from '../../rules/hero/tiles';
import type { State } from '../../rules/state';
import { ABILITY_ICONS, ITEM_ICONS } from '../emblems';
import { Conversion } from './Conversion';
import { itemThing } from './things';
import { isItemTile, type ActiveTile } from './tileKinds';

interface TileRowProps {
  readonly view: State;
  /** What may be done now. */
  readonly moves: readonly Move[];
  /** The tile whose answers are being chosen among. */
  readonly chosen?: number | undefined;
  onTile(moves: readonly Move[]): void;
  /** Why a tile does nothing now. */
  onIdle(slot: number): void;
}

const hasSlot = (move: Move): move is Extract<Move, { slot: number }> => 'slot' in move && move.kind !== 'claim';
/** Moves that use the tile of a slot. */
export const movesOfSlot = (moves: readonly Move[], slot: number): readonly Move[] => moves.filter((move) => hasSlot(move) && move.slot === slot);

/** The hero's four active tiles. One that can be used glows; a used one lies face down until the next roll. */
export function TileRow({ view, moves, chosen, onTile, onIdle }: TileRowProps) {
  const player = fighter(view);
  const { used } = fightOf(view);
  const tiles = activeTiles(player);
  const allFour = tiles.every((tile) => tile !== undefined);
  return (
    <View style={styles.row} role="group" aria-label="Abilities and Items">
      {tiles.map((tile, slot) => {
        if (tile === undefined) return undefined;
        const usable = movesOfSlot(moves, slot);
        return (
          <Tile
            key={slot} slot={slot} tile={tile} used={!isItemTile(tile) && (used & (1 << slot)) !== 0} usable={usable.length > 0} chosen={chosen === slot} allFour={allFour}
            aimed={usable.some(({ kind }) => kind === 'useItemAt' || kind === 'useItemOn') && usable.every(({ kind }) => kind !== 'useItem')}
            onPress={() => (usable.length > 0 ? onTile(usable) : onIdle(slot))}
          />
        );
      })}
    </View>
  );
}

interface TileProps {
  readonly slot: number;
  readonly tile: ActiveTile;
  readonly used: boolean;
  readonly usable: boolean;
  readonly chosen: boolean;
  /** An Item that is put on a zone or on somebody. */
  readonly aimed: boolean;
  /** No slot is empty. */
  readonly allFour: boolean;
  onPress(): void;
}

function Tile({ slot, tile, used, usable, chosen, aimed, allFour, onPress }: TileProps) {
  const { colours } = useTheme();
  const view = useRef<View>(null);
  const item = isItemTile(tile);
  const { name, words } = item ? ITEMS[tile] : ABILITIES[tile];
  const explain = { title: name, text: `${words}${item ? ' An Item: one use, and one Item in a roll.' : ' Once in every roll.'}`, ruleId: item ? 'VG-163' : 'VG-156' };
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, view);
  const cell = allFour ? styles.quarter : styles.cell;
  const label = used ? `${name}: used in this roll. ${words}` : `${name}: ${words}`;
  const face = (
    <View style={[styles.face, { backgroundColor: used ? '#6E5636' : item ? '#DCE4B8' : colours.raised, borderColor: chosen ? colours.accent : usable ? colours.glow : colours.line }, usable && { boxShadow: `0 0 8px ${colours.glow}` }]}>
      {used ? (
        <Text size="tiny" bold align="center" style={styles.back} numberOfLines={2}>{`${name}: used`}</Text>
      ) : (
        <>
          <View style={styles.head}>
            <Icon name={item ? ITEM_ICONS[tile] : ABILITY_ICONS[tile]} size={16} colour={usable ? colours.ink : colours.dim} />
            <Text size="tiny" bold tone={usable ? 'ink' : 'dim'} style={styles.name} numberOfLines={1}>{name}</Text>
          </View>
          <Conversion tile={tile} colour={usable ? colours.accent : colours.dim} />
        </>
      )}
    </View>
  );
  if (aimed) {
    return (
      <Pointable label={name} style={cell}>
        <Draggable id={itemThing(slot)} label={label} explain={explain}>{() => face}</Draggable>
      </Pointable>
    );
  }
  return (
    <Pointable label={name} style={cell}>
      <Touchable ref={view} aria-label={label} aria-pressed={chosen} onPress={onPress} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur}>
        {face}
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  cell: { flexGrow: 1, flexBasis: 96, maxWidth: 220 },
  /** Four in a row or two by two: three and one would look like a mistake. */
  quarter: { flexGrow: 1, flexBasis: '23%', minWidth: 150 },
  face: { minHeight: 44, borderWidth: 2, borderRadius: radius.small, paddingHorizontal: space.tiny, paddingVertical: space.hair, justifyContent: 'center', gap: space.hair },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  name: { flexShrink: 1 },
  back: { color: '#FBEFCF' },
});
