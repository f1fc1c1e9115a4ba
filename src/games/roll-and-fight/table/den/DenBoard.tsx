import { Group, Picture, Skia, createPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo, useRef } from 'react';
import { StyleSheet } from 'react-native';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';

import type { Brush } from '@/skia/brush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { middleOf, type Rect, type Size } from '@/table/board/fit';
import { Flashes, type BoardFlash } from '@/table/board/Flashes';
import { Hotspot } from '@/table/board/Hotspot';
import { TableLoading } from '@/table/furniture/TableLoading';
import type { Speed } from '@/store/settings';

import type { DenId } from '../../content/dens';
import { bossOf } from '../../content/bosses';
import { bossHealth } from '../../rules/scene';
import type { Player } from '../../rules/state';
import { Jolt } from '../Jolt';
import type { Flash } from '../useTelling';
import { explainRoom, roomWords } from '../words';
import { denPicture, drawHero, HERO_RADIUS, heroPlace, lightsPicture, type DenLights } from './drawDen';
import { denLayout, denUnits, type DenLayout } from './layout';

interface DenBoardProps {
  /** Undefined: its typefaces are still on their way. */
  readonly brush: Brush | undefined;
  /** A player whose den has a side. */
  readonly player: Player;
  readonly den: DenId;
  readonly colour: string;
  readonly lights: DenLights;
  readonly flashes: readonly Flash[];
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  onRoom(room: number): void;
}

/** Rooms are hit twice in a row where two minions stand in them. */
const CAMERA = { doubleTap: false } as const;

const WALK_MS: Readonly<Record<Speed, number>> = { slow: 650, normal: 360, fast: 160, instant: 0 };

const FLASH_FACES: Readonly<Record<Flash['kind'], string>> = { good: '#0C4632', hurt: '#7A1024', kill: '#5B1020' };

/** What happened in a room rises from its middle. */
function boardFlash(layout: DenLayout, { room, text, kind }: Flash): readonly BoardFlash[] {
  const rect = layout.rooms[room];
  return rect ? [{ at: middleOf(rect), text, face: FLASH_FACES[kind] }] : [];
}

/** The den of one player, with a button over every room. */
export function DenBoard({ brush, ...props }: DenBoardProps) {
  const { player, reducedMotion } = props;
  if (!brush) return <TableLoading />;
  return <Jolt style={styles.den} beat={player.wounds} fall={player.beatings} still={reducedMotion}><DrawnDen brush={brush} {...props} /></Jolt>;
}

function DrawnDen({ brush, player, den, colour, lights, flashes, speed, reducedMotion, onRoom }: DenBoardProps & { readonly brush: Brush }) {
  const boss = bossOf(player.boss);
  return (
    <BoardCanvas
      units={denUnits}
      label="The den"
      camera={CAMERA}
      scene={(units) => <Scene brush={brush} units={units} player={player} den={den} lights={lights} colour={colour} walkMs={reducedMotion ? 0 : WALK_MS[speed]} />}
    >
      {(units) => {
        const layout = denLayout(den, units);
        return (
          <>
            <Hotspot
              at={layout.boss}
              label={`${boss.name}, ${player.bossDamage} of ${bossHealth(player.boss)} damage`}
              explain={{ title: boss.name, text: `${boss.words} Every damage is a point at the end, his death five more.`, ruleId: 'RF-133' }}
            />
            {layout.rooms.map((rect, room) => (
              <Hotspot
                key={room}
                at={rect}
                tight
                label={roomWords(player, room)}
                explain={explainRoom(player, room)}
                pressed={lights.chosen === room ? true : undefined}
                onPress={() => onRoom(room)}
              />
            ))}
            <Flashes flashes={flashes.flatMap((flash) => boardFlash(layout, flash))} />
          </>
        );
      }}
    </BoardCanvas>
  );
}

interface SceneProps {
  readonly brush: Brush;
  readonly units: Size;
  readonly player: Player;
  readonly den: DenId;
  readonly lights: DenLights;
  readonly colour: string;
  readonly walkMs: number;
}

function Scene({ brush, units: { width, height }, player, den, lights, colour, walkMs }: SceneProps) {
  const layout = useMemo(() => denLayout(den, { width, height }), [den, width, height]);
  const board = useMemo(() => denPicture(brush, layout, player), [brush, layout, player]);
  const glow = lightsPicture(brush, layout, player, lights);
  const rect = layout.rooms[player.room];
  return (
    <>
      <Picture picture={board} />
      <Picture picture={glow} />
      {rect && <Hero brush={brush} player={player} rect={rect} colour={colour} walkMs={walkMs} />}
    </>
  );
}

function Hero({ brush, player: { hero, room }, rect, colour, walkMs }: { brush: Brush; player: Player; rect: Rect; colour: string; walkMs: number }) {
  const { x, y } = heroPlace(rect);
  const placeX = useSharedValue(x);
  const placeY = useSharedValue(y);
  const stoodIn = useRef(room);
  useEffect(() => {
    // Only a hero who goes to another room walks; when the board changes its shape, the hero is simply there.
    const walks = walkMs > 0 && stoodIn.current !== room;
    stoodIn.current = room;
    const walk = { duration: walkMs, easing: Easing.inOut(Easing.quad) };
    placeX.set(walks ? withTiming(x, walk) : x);
    placeY.set(walks ? withTiming(y, walk) : y);
  }, [x, y, room, walkMs, placeX, placeY]);
  const transform = useDerivedValue(() => [{ translateX: placeX.get() }, { translateY: placeY.get() }]);
  const picture = useMemo(
    () => createPicture((canvas) => drawHero(brush, canvas, hero, colour), Skia.XYWHRect(-HERO_RADIUS, -HERO_RADIUS, 2 * HERO_RADIUS, 2 * HERO_RADIUS)),
    [brush, hero, colour],
  );
  return (
    <Group transform={transform}>
      <Picture picture={picture} />
    </Group>
  );
}

const styles = StyleSheet.create({ den: { flex: 1 } });
