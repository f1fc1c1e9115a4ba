import { createPicture, Picture, Skia } from '@shopify/react-native-skia';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';
import type { Brush } from '@/skia/brush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { Hotspot } from '@/table/board/Hotspot';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { FIELD, type HeroId } from '../../content/terms';
import { hasToken } from '../../rules/field/zones';
import { figureName } from '../../rules/names';
import { isBossRef, isHeroRef, type FigureRef } from '../../rules/refs';
import type { BattleState, Figure } from '../../rules/state';
import type { BlowForecast, StrikeForecast } from '../../preview/strikes';
import { figureBadges, heroBadges } from '../boss/badges';
import { explainPiece, piecesOf, pieceWords } from '../boss/pieces';
import { focusOn, type Focus } from '../focus';
import type { Flash } from '../telling/flashes';
import { intentWords } from '../strip/slotWords';
import { explainFigure, FACING_WORDS } from '../words';
import { attentionOf } from './attention';
import { AimArea, type Aim, type Drawing } from './AimArea';
import { drawGround } from './drawGround';
import { drawFlashes } from './drawFlashes';
import type { DrawnPlan } from './drawPlan';
import type { ReachedSquare } from './drawReach';
import { everybody } from './figures';
import { Flames } from './Flames';
import { Lens } from './Lens';
import { layersOf, type Layer } from './layers';
import { areSmallRead, LEAST_SQUARE, letterFor } from './letters';
import { NearLook } from './NearLook';
import { CELL, placeOf, rectOfBase, rectOfSquare, UNITS } from './places';
import { drawSight, sightFrom, sightWords } from './sightLines';
import { isNamed, spotNear, type FieldSpot } from './spots';

export interface FieldBoardProps {
  readonly brush: Brush;
  readonly view: BattleState;
  readonly acting: HeroId | undefined;
  /** Squares that may be walked to, and what each costs. */
  readonly reached: readonly ReachedSquare[];
  /** What may be touched now. */
  readonly spots: readonly FieldSpot[];
  /** Strikes that are looked at before they come. */
  readonly strikes: readonly StrikeForecast[];
  /** What minions are about to do: a line to whom each will strike. */
  readonly intents?: readonly StrikeForecast[];
  readonly plan?: DrawnPlan | undefined;
  /** A way can be drawn with the finger. */
  readonly drawing?: Drawing | undefined;
  readonly flashes?: readonly Flash[];
  /** What the open cards of the boss would take from whom. */
  readonly incoming?: readonly BlowForecast[];
  /** Somebody or something that cannot be acted on was touched: show it closely. */
  onLook(focus: Focus): void;
}

export const NO_BLOWS: readonly BlowForecast[] = [];
export const NO_FLASHES: readonly Flash[] = [];
export const NO_STRIKES: readonly StrikeForecast[] = [];

/** What lies on the field is seen through the glass, lines of sight and flying words are not. */
const OVER_GLASS = 2;
/** Upper half of the field. */
const isNorth = (square: number): boolean => square < (FIELD * FIELD) / 2;

const BOUNDS = Skia.XYWHRect(0, 0, UNITS.width, UNITS.height);

/** The battlefield: what may be done is lit; everybody and everything else explains itself. */
export function FieldBoard({ brush, view, acting, reached, spots, strikes, intents = NO_STRIKES, plan, drawing, flashes = NO_FLASHES, incoming = NO_BLOWS, onLook }: FieldBoardProps) {
  const { reducedMotion, textScale, colours } = useTheme();
  const [aim, setAim] = useState<Aim>();
  const [isNear, setNear] = useState(false);
  const { boss, zones, extra } = view;
  const pieces = piecesOf(view);
  const sight = aim && sightFrom(view, aim.square);
  const ground = useMemo(() => createPicture((canvas) => drawGround(brush, canvas, { boss, zones, extra }), BOUNDS), [brush, boss, zones, extra]);
  const shown = plan ? planned(view, plan) : view;
  const scene = { view, shown, acting, pieces, reached, strikes, intents, incoming, rimmed: spots.filter(isNamed), plan, colours };
  const sightLayer: Layer = (canvas) => aim && sight && drawSight(brush, canvas, aim.square, sight);
  const layers = (scale: number, letter = letterFor(scale, textScale)): readonly Layer[] => [...layersOf(brush, { ...scene, showsSteps: isNear || areSmallRead(scale, textScale) }, letter), sightLayer, (canvas) => drawFlashes(brush, canvas, view, flashes, letter)];
  const [newest] = flashes.slice(-1);
  const happens = newest && placeOf(view, '', newest.at);
  const touchable = new Set(spots.map(({ id }) => id));
  const standing = new Map<string | number, string>(everybody(view).map(([ref, figure]) => [ref, whereWords(view, ref, figure, intents)]));
  const burning = zones.map((_, zone) => zone).filter((zone) => hasToken(view, zone, 'fire')).join();
  return (
    <View style={styles.board}>
      <BoardCanvas
        units={UNITS}
        label="Battlefield"
        camera={{ most: 3, cell: CELL, leastCell: LEAST_SQUARE, follow: attentionOf(view, { happens, strikes, plan, acting }) }}
        scene={(_, scale) => {
          const pictures = [ground, ...layers(scale).map((layer) => createPicture(layer, BOUNDS))].map((picture, i) => <Picture key={i} picture={picture} />);
          return (
            <>
              {pictures.slice(0, 1)}
              <Flames brush={brush} zones={burning} still={reducedMotion} />
              {pictures.slice(1)}
              {aim && <Lens aim={aim}>{pictures.slice(0, -OVER_GLASS)}</Lens>}
            </>
          );
        }}
      >
        <AimArea
          drawing={drawing} onAim={setAim} onTap={(square, at, reach) => (spotNear(spots, at, reach)?.onPress ?? (() => onLook({ kind: 'square', square })))()}
          onChoose={(square) => spots.find(({ at }) => isWithin(at, square))?.onPress()}
        >
          <NearLook onChange={setNear} />
          {pieces.filter(({ square }) => !touchable.has(square)).map((piece) => (
            <Hotspot key={pieceWords(piece)} at={rectOfSquare(piece.square)} tight resting label={pieceWords(piece)} explain={explainPiece(piece)} onPress={() => onLook({ kind: 'square', square: piece.square })} />
          ))}
          {everybody(view).filter(([ref]) => !touchable.has(ref)).map(([ref, figure]) => (
            <Hotspot key={ref} at={rectOfBase(figure)} tight resting label={`${figureName(view, ref)} ${whereWords(view, ref, figure, intents)}`} explain={explainFigure(view, ref)} onPress={() => onLook(focusOn(ref))} />
          ))}
          {/* Whoever is planned to stand on a square is drawn there: a rim around it would cover what the place costs them. */}
          {[...spots.filter(isNamed), ...spots.filter((spot) => !isNamed(spot))].map((spot) => (
            <Hotspot key={spot.id} at={spot.at} tight resting bare={isNamed(spot) || plan !== undefined} label={[spot.label, standing.get(spot.id)].filter(Boolean).join(', ')} lit={spot.lit} pressed={spot.pressed} explain={spot.explain} onPress={spot.onPress} />
          ))}
        </AimArea>
      </BoardCanvas>
      {aim && sight && <Caption above={!isNorth(aim.square)}>{sightWords(view, aim.square, sight)}</Caption>}
    </View>
  );
}

/** What a finger that rests on a square finds out. */
function Caption({ above, children }: { readonly above: boolean; readonly children: string }) {
  const { colours } = useTheme();
  return (
    <View pointerEvents="none" style={[styles.caption, above ? styles.above : styles.below, { backgroundColor: colours.card, borderColor: colours.line }]}>
      <Text size="small" aria-live="polite">{children}</Text>
    </View>
  );
}

const isWithin = ({ x, y, width, height }: FieldSpot['at'], square: number): boolean => {
  const place = rectOfSquare(square);
  return place.x >= x && place.y >= y && place.x + CELL <= x + width && place.y + CELL <= y + height;
};

/** The position with the hero where the plan takes it. */
function planned(view: BattleState, { hero, move }: DrawnPlan): BattleState {
  const end = 'way' in move ? move.way[move.way.length - 1] : undefined;
  return end === undefined ? view : { ...view, heroes: { ...view.heroes, [hero]: { ...view.heroes[hero], anchor: end } } };
}

/** "on L7, facing north, Cocooned", "on J2, facing east, will strike: Sayaka loses 4". */
function whereWords(view: BattleState, ref: FigureRef, { anchor, facing }: Figure, intents: readonly StrikeForecast[]): string {
  const figure = isBossRef(ref) ? view.figures.find(({ anchor: at }) => at === anchor) : undefined;
  const badges = isHeroRef(ref) ? heroBadges(view, ref) : figure ? figureBadges(view, figure) : [];
  return [`on ${squareName(FIELD, anchor)}`, `facing ${FACING_WORDS[facing] ?? ''}`, ...badges.map(({ name }) => name), ...intents.filter(({ by }) => by === ref).map((strike) => intentWords(view, strike))].join(', ');
}

const styles = StyleSheet.create({
  board: { flex: 1 },
  caption: { position: 'absolute', left: space.tiny, right: space.tiny, borderWidth: 1, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny },
  above: { top: space.tiny },
  below: { bottom: space.tiny },
});
