import { createPicture, Group, Picture, Skia } from '@shopify/react-native-skia';
import { useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';

import type { Brush } from '@/skia/brush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { Flashes, type BoardFlash } from '@/table/board/Flashes';
import { useBoardFit } from '@/table/board/boardContext';
import { atLeast, type Rect, type Size } from '@/table/board/fit';
import type { Explanation } from '@/table/contract';
import { Draggable } from '@/table/kit/drag/Draggable';
import { DropHotspot } from '@/table/kit/drag/DropSpot';
import { radius, TOUCH } from '@/theme';

import type { HeroId } from '../../content/heroes';
import { ENTRY, type DenId } from '../../content/dens';
import { Portrait } from '../Portrait';
import { denPicture } from './drawDen';
import { lightsPicture, zoneMiddle, type DenLights } from './drawLights';
import { peoplePicture, type People } from './drawPeople';
import { drawHero } from './figures';
import { denLayout, denUnits, enemyPlaces, figureArea, heroPlace, type DenLayout, type FigurePlace } from './layout';

/** Something on the board that can be touched or have a thing put on it. */
export interface DenSpot {
  readonly label: string;
  readonly explain: Explanation;
  readonly pressed?: boolean;
  accepts(thing: string): true | string;
  onPress(): void;
}

export interface DenFlash {
  readonly at: { readonly enemy: number } | { readonly zone: number } | 'hero';
  readonly text: string;
  readonly kind: 'hurt' | 'good' | 'kill';
}

interface DenBoardProps {
  readonly brush: Brush;
  readonly den: DenId;
  readonly people: People;
  readonly hero: HeroId;
  /** The zone that the hero stands in. */
  readonly zone: number;
  readonly colour: string;
  readonly lights: DenLights;
  readonly flashes: readonly DenFlash[];
  readonly walkMs: number;
  zoneSpot(zone: number): DenSpot;
  /** Undefined: nobody to be touched there any more. */
  enemySpot(enemy: number): DenSpot | undefined;
  /** The hero can be carried to another zone. */
  readonly heroPiece?: HeroPieceWords | undefined;
}

/** The hero as a thing on the drag table. */
export interface HeroPieceWords {
  readonly id: string;
  readonly label: string;
  readonly explain: Explanation;
}

const FLASH_FACES: Readonly<Record<DenFlash['kind'], string>> = { hurt: '#7A0B0A', good: '#24512F', kill: '#2B1A12' };
const WORDS_MARGIN = 50;
/** Zones are touched twice in a row where two people stand in them. */
const CAMERA = { doubleTap: false } as const;

function flashPlace(layout: DenLayout, places: readonly FigurePlace[], zone: number, { at }: DenFlash): { readonly x: number; readonly y: number } {
  if (at === 'hero') {
    const { x, y } = headOf(heroPlace(layout, zone));
    // The hero stands at the edge of the board; words need more room than that.
    return { x: Math.max(x, WORDS_MARGIN), y };
  }
  if ('zone' in at) return zoneMiddle(layout, at.zone);
  return headOf(places[at.enemy] ?? heroPlace(layout, zone));
}
const headOf = ({ x, y, size }: FigurePlace) => ({ x, y: y - size * 0.6 });

/** The Den with everybody in it, and a labelled button over every zone and every enemy. */
export function DenBoard({ brush, den, people, hero, zone, colour, lights, flashes, walkMs, zoneSpot, enemySpot, heroPiece }: DenBoardProps) {
  return (
    <BoardCanvas
      units={denUnits}
      label="The Den"
      camera={CAMERA}
      scene={(units) => <Scene brush={brush} units={units} den={den} people={people} hero={hero} zone={zone} colour={colour} lights={lights} walkMs={walkMs} />}
    >
      {(units) => {
        const layout = denLayout(den, units);
        const places = enemyPlaces(layout, people.lair);
        return (
          <>
            {layout.zones.map((area, number) => {
              const { label, explain, pressed, accepts, onPress } = zoneSpot(number);
              return <DropHotspot key={`zone ${number}`} id={`zone ${number}`} at={area} tight={number !== ENTRY} label={label} explain={explain} pressed={pressed} accepts={accepts} onPress={onPress} />;
            })}
            {places.map((place, enemy) => {
              const spot = enemySpot(enemy);
              return spot && (
                <DropHotspot
                  key={`enemy ${enemy}`} id={`enemy ${enemy}`} at={figureArea(place)} label={spot.label} explain={spot.explain}
                  pressed={spot.pressed} accepts={spot.accepts} onPress={spot.onPress}
                />
              );
            })}
            {heroPiece && <HeroPiece {...heroPiece} hero={hero} at={figureArea(heroPlace(layout, zone))} />}
            <Flashes flashes={flashes.map((flash): BoardFlash => ({ at: flashPlace(layout, places, zone, flash), text: flash.text, face: FLASH_FACES[flash.kind] }))} />
          </>
        );
      }}
    </BoardCanvas>
  );
}

/** Less than the camera waits for: a finger on the hero carries the hero, not the board. */
const HERO_SLOP = 7;

/** Lies over the drawn hero; what the finger carries is the face. */
function HeroPiece({ id, label, explain, hero, at }: HeroPieceWords & { readonly hero: HeroId; readonly at: Rect }) {
  const { rectToScreen } = useBoardFit();
  const { x, y, width, height } = atLeast(rectToScreen(at), TOUCH);
  return (
    <Draggable id={id} label={label} explain={explain} slop={HERO_SLOP} style={{ position: 'absolute', left: x, top: y, width, height }}>
      {(picked) => picked && <View style={styles.carried}><Portrait id={hero} side={Math.round(Math.min(width, height))} /></View>}
    </Draggable>
  );
}

const styles = StyleSheet.create({ carried: { alignSelf: 'flex-start', borderRadius: radius.round, overflow: 'hidden', boxShadow: '0 6px 14px rgba(0,0,0,0.5)' } });

interface SceneProps extends Pick<DenBoardProps, 'brush' | 'den' | 'people' | 'hero' | 'zone' | 'colour' | 'lights' | 'walkMs'> {
  readonly units: Size;
}

function Scene({ brush, units: { width, height }, den, people, hero, zone, colour, lights, walkMs }: SceneProps) {
  const layout = useMemo(() => denLayout(den, { width, height }), [den, width, height]);
  const room = useMemo(() => denPicture(brush, layout), [brush, layout]);
  const { lair, alive, damage, wild } = people;
  const standing = useMemo(() => peoplePicture(brush, layout, { lair, alive, damage, wild }), [brush, layout, lair, alive, damage, wild]);
  return (
    <>
      <Picture picture={room} />
      <Picture picture={standing} />
      <Hero brush={brush} layout={layout} hero={hero} zone={zone} colour={colour} walkMs={walkMs} />
      <Picture picture={lightsPicture(brush, layout, lair, zone, lights)} />
    </>
  );
}

/** Only a hero who goes to another zone walks; when the board changes its shape, the hero is simply there. */
function Hero({ brush, layout, hero, zone, colour, walkMs }: Pick<SceneProps, 'brush' | 'hero' | 'zone' | 'colour' | 'walkMs'> & { readonly layout: DenLayout }) {
  const { x, y, size } = heroPlace(layout, zone);
  const placeX = useSharedValue(x);
  const placeY = useSharedValue(y);
  const stoodIn = useRef(zone);
  useEffect(() => {
    const walks = walkMs > 0 && stoodIn.current !== zone;
    stoodIn.current = zone;
    const walk = { duration: walkMs, easing: Easing.inOut(Easing.quad) };
    placeX.set(walks ? withTiming(x, walk) : x);
    placeY.set(walks ? withTiming(y, walk) : y);
  }, [x, y, zone, walkMs, placeX, placeY]);
  const transform = useDerivedValue(() => [{ translateX: placeX.get() }, { translateY: placeY.get() }]);
  const picture = useMemo(
    () => createPicture((canvas) => drawHero(brush, canvas, hero, colour, { x: 0, y: 0, size }), Skia.XYWHRect(-size, -size * 1.2, 2 * size, 1.6 * size)),
    [brush, hero, colour, size],
  );
  return <Group transform={transform}><Picture picture={picture} /></Group>;
}
