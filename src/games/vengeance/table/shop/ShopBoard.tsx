import { ScrollView, StyleSheet, View } from 'react-native';

import { FlightPlace } from '@/table/kit/flight/FlightPlace';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { COLUMN_SPACES, SHOP_COLUMNS, costOf, tileName, type TileId } from '../../content/tiles';
import { explainPrice, priceOf, type Purse } from '../../rules/montage/prices';
import { EMPTY, type State } from '../../rules/state';
import { TileFace } from '../cards/TileFace';
import { spaceOf } from '../journeys';
import { Tap } from '../parts/Tap';
import { count, explainTile, forecastOf, tileText } from '../words';

interface ShopBoardProps {
  readonly view: State;
  /** Whoever buys now: points and what makes things cheaper. Absent: nobody does. */
  readonly purse?: (Purse & { readonly points: number }) | undefined;
  readonly chosen?: number | undefined;
  /** Columns that may be replaced now. */
  readonly columns?: readonly number[] | undefined;
  onSpace(space: number): void;
  onColumn?(column: number): void;
}

const NO_PURSE: Purse = {};

/** The shop: four columns, each two Abilities above one Item, with the prices that would be paid now. */
export function ShopBoard({ view, purse, chosen, columns = [], onSpace, onColumn }: ShopBoardProps) {
  const { kind } = useRoom();
  const short = kind === 'smallPhone' || kind === 'landscape';
  return (
    <ScrollView tabIndex={0} role="group" aria-label="The shop" contentContainerStyle={styles.shop}>
      {purse && <Text bold align="center">{`${count(purse.points, 'Upgrade point')} to spend`}</Text>}
      <View style={styles.columns}>
        {Array.from({ length: SHOP_COLUMNS }, (_, column) => (
          <View key={column} style={styles.column}>
            <Heading level={3} size="small" align="center" tone="dim">{`${column + 1}`}</Heading>
            {Array.from({ length: COLUMN_SPACES }, (__, row) => {
              const at = column * COLUMN_SPACES + row;
              return <ShopSpace key={at} at={at} tile={view.shop[at]} purse={purse} chosen={chosen === at} short={short} onPress={() => onSpace(at)} />;
            })}
            {columns.includes(column) && onColumn && (
              <Tap label={`Replace column ${column + 1} of the shop`} lit onPress={() => onColumn(column)}><Text size="tiny" bold align="center">Replace</Text></Tap>
            )}
          </View>
        ))}
      </View>
      <Text size="tiny" tone="dim" align="center">{`${count(view.abilities.cards.length, 'Ability', 'Abilities')} and ${count(view.items.cards.length, 'Item')} are still in the piles.`}</Text>
    </ScrollView>
  );
}

interface ShopSpaceProps {
  readonly at: number;
  readonly tile: TileId | typeof EMPTY | undefined;
  readonly purse: ShopBoardProps['purse'];
  readonly chosen: boolean;
  readonly short: boolean;
  onPress(): void;
}

function ShopSpace({ at, tile, purse, chosen, short, onPress }: ShopSpaceProps) {
  const { colours } = useTheme();
  if (tile === undefined || tile === EMPTY) return <View style={[styles.empty, { borderColor: colours.line }]}><Text size="tiny" tone="dim" align="center">Sold</Text></View>;
  const price = priceOf(purse ?? NO_PURSE, tile);
  const affordable = purse !== undefined && price <= purse.points;
  const words = purse && !affordable ? `, ${price - purse.points} too dear for you` : '';
  return (
    <Tap
      label={`${tileName(tile)}, costs ${price}${words}: ${tileText(tile)}`}
      explain={{ ...explainTile(tile), forecast: forecastOf('Price now', explainPrice(purse ?? NO_PURSE, tile)) }}
      lit={affordable}
      faint={purse !== undefined && !affordable}
      pressed={purse ? chosen : undefined}
      onPress={onPress}
      style={styles.space}
    >
      <FlightPlace name={spaceOf(at)} style={styles.face}><TileFace id={tile} price={{ now: price, printed: costOf(tile) }} short={short} /></FlightPlace>
    </Tap>
  );
}

const styles = StyleSheet.create({
  shop: { padding: space.small, gap: space.small },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 78, minWidth: 78, gap: space.tiny },
  space: { padding: 2, flexGrow: 1 },
  face: { flexGrow: 1 },
  empty: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 6, minHeight: 48, justifyContent: 'center' },
});
