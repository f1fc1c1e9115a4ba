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
/** As high as a tile looks well on a large board. */
const ROOMY_TILE = 150;

/** Letters larger than this need twice the room. */
const LARGE_LETTERS = 1.4;
const COLUMNS = Array.from({ length: SHOP_COLUMNS }, (_, column) => column);
const ROWS = Array.from({ length: COLUMN_SPACES }, (_, row) => row);

/** The shop: four columns, each two Abilities above one Item, with the prices that would be paid now. */
export function ShopBoard(props: ShopBoardProps) {
  const { view, purse } = props;
  const { roomy } = useRoom();
  const { textScale } = useTheme();
  const half = SHOP_COLUMNS / 2;
  // With large letters the question has said already how many points there are.
  const shelves = !roomy && textScale > LARGE_LETTERS ? [COLUMNS.slice(0, half), COLUMNS.slice(half)] : [COLUMNS];
  return (
    <ScrollView tabIndex={0} role="group" aria-label="The shop" contentContainerStyle={[styles.shop, roomy && styles.roomyShop]}>
      {purse && shelves.length === 1 && <Text bold align="center">{`${count(purse.points, 'Upgrade point')} to spend`}</Text>}
      {shelves.map((shown) => <Shelf key={shown[0]} shown={shown} {...props} />)}
      <Text size="tiny" tone="dim" align="center">{`${count(view.abilities.cards.length, 'Ability', 'Abilities')} and ${count(view.items.cards.length, 'Item')} are still in the piles.`}</Text>
    </ScrollView>
  );
}

/** Columns side by side, laid out row by row: what stands in a row is as high as the highest of it. */
function Shelf({ view, purse, chosen, shown, columns = [], onSpace, onColumn }: ShopBoardProps & { readonly shown: readonly number[] }) {
  const { kind, roomy } = useRoom();
  const short = kind === 'smallPhone' || kind === 'landscape';
  const row = [styles.row, roomy && styles.roomyRow];
  return (
    <View style={roomy ? styles.roomyShelf : styles.shelf}>
      <View style={row}>
        {shown.map((column) => <View key={column} style={styles.cell}><Heading level={3} size="small" align="center" tone="dim">{`${column + 1}`}</Heading></View>)}
      </View>
      {ROWS.map((each) => (
        <View key={each} style={row}>
          {shown.map((column) => {
            const at = column * COLUMN_SPACES + each;
            return <View key={at} style={styles.cell}><ShopSpace at={at} tile={view.shop[at]} purse={purse} chosen={chosen === at} short={short} roomy={roomy} onPress={() => onSpace(at)} /></View>;
          })}
        </View>
      ))}
      {onColumn && shown.some((column) => columns.includes(column)) && (
        <View style={row}>
          {shown.map((column) => (
            <View key={column} style={styles.cell}>
              {columns.includes(column) && <Tap label={`Replace column ${column + 1} of the shop`} lit onPress={() => onColumn(column)}><Text size="tiny" bold align="center">Replace</Text></Tap>}
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

interface ShopSpaceProps {
  readonly at: number;
  readonly tile: TileId | typeof EMPTY | undefined;
  readonly purse: ShopBoardProps['purse'];
  readonly chosen: boolean;
  readonly short: boolean;
  readonly roomy: boolean;
  onPress(): void;
}

function ShopSpace({ at, tile, purse, chosen, short, roomy, onPress }: ShopSpaceProps) {
  const { colours } = useTheme();
  if (tile === undefined || tile === EMPTY) return <View style={[styles.empty, roomy && styles.roomySpace, { borderColor: colours.line }]}><Text size="tiny" tone="dim" align="center">Sold</Text></View>;
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
      style={[styles.space, roomy && styles.roomySpace]}
    >
      <FlightPlace name={spaceOf(at)} style={styles.face}><TileFace id={tile} price={{ now: price, printed: costOf(tile) }} short={short} roomy={roomy} /></FlightPlace>
    </Tap>
  );
}

const styles = StyleSheet.create({
  shop: { padding: space.small, gap: space.small },
  shelf: { gap: space.tiny },
  row: { flexDirection: 'row', gap: space.tiny },
  cell: { flex: 1 },
  space: { padding: 2, flexGrow: 1 },
  face: { flexGrow: 1 },
  // Far from the eyes: the shop fills its board.
  roomyShop: { flexGrow: 1, justifyContent: 'center' },
  roomyShelf: { gap: space.small },
  roomyRow: { gap: space.small },
  roomySpace: { minHeight: ROOMY_TILE },
  empty: { flexGrow: 1, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 6, minHeight: 48, justifyContent: 'center' },
});
