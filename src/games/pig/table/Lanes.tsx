import { Circle, Group, Line, Shadow, vec } from '@shopify/react-native-skia';

import { BoardCanvas } from '@/table/board/BoardCanvas';
import { BoardText } from '@/table/board/BoardText';
import type { Rect, Size } from '@/table/board/fit';
import { Hotspot } from '@/table/board/Hotspot';
import { useTheme, type Palette } from '@/theme';

import { scoreOf, type PigState } from '../rules/state';

/** In the board's own units: a lane, and the row of numbers below the last one. */
const LANE = 9.5;
const NUMBERS = 6;
/** With a board no wider than this the smallest text stays legible on a phone. */
const SHORTEST = 55;
const POINTS_PER_UNIT = { usual: 4.4, roomy: 6.4 } as const;
const DISC_INK = '#16100C';
const TICKS = 10;
const LONG_TICK = 5;

const heightOf = (seats: number): number => seats * LANE + NUMBERS;

/** The height of all lanes on the screen, where they lie above the tray. */
export const lanesHeight = (seats: number, roomy: boolean): number => heightOf(seats) * POINTS_PER_UNIT[roomy ? 'roomy' : 'usual'];

const unitsFor = (seats: number) => (room: Size): Size => {
  const unit = Math.min(room.height / heightOf(seats), room.width / SHORTEST);
  return { width: room.width / unit, height: room.height / unit };
};

const laneRect = ({ width, height }: Size, seat: number, seats: number): Rect => ({
  x: 0,
  y: (height - heightOf(seats)) / 2 + seat * LANE,
  width,
  height: LANE,
});

/** A race track for every player. */
export function Lanes({ view, names }: { view: PigState; names: readonly string[] }) {
  const { colours, seatColours } = useTheme();
  const seats = view.scores.length;
  return (
    <BoardCanvas
      units={unitsFor(seats)}
      label="Lanes"
      scene={(units) =>
        view.scores.map((_, seat) => (
          <Lane
            key={seat}
            rect={laneRect(units, seat, seats)}
            view={view}
            seat={seat}
            numbered={seat === seats - 1}
            colours={colours}
            colour={seatColours[seat % seatColours.length] ?? colours.accent}
            initial={names[seat]?.slice(0, 1).toUpperCase() ?? ''}
          />
        ))
      }
    >
      {(units) =>
        view.scores.map((score, seat) => (
          <Hotspot
            key={seat}
            at={laneRect(units, seat, seats)}
            label={`${names[seat] ?? ''}: ${score} of ${view.goal} points`}
            explain={{
              title: `${names[seat] ?? ''}’s lane`,
              text: `The disc stands at the points kept so far. The ring shows where holding now would bring it. Who holds at ${view.goal} or beyond wins.`,
              ruleId: 'PG-10',
            }}
            tight
          />
        ))
      }
    </BoardCanvas>
  );
}

interface LaneProps {
  readonly rect: Rect;
  readonly view: PigState;
  readonly seat: number;
  readonly numbered: boolean;
  readonly colours: Palette;
  readonly colour: string;
  readonly initial: string;
}

function Lane({ rect, view, seat, numbered, colours, colour, initial }: LaneProps) {
  const [from, to, middle] = [rect.x + 4.5, rect.x + rect.width - 5, rect.y + LANE / 2];
  const place = (points: number) => from + ((to - from) * Math.min(points, view.goal)) / view.goal;
  const score = scoreOf(view, seat);
  const risked = view.seat === seat ? view.turnTotal : 0;
  return (
    <Group>
      <Line p1={vec(from, middle)} p2={vec(to, middle)} color={colours.line} strokeWidth={1.6} strokeCap="round" />
      <Line p1={vec(from, middle)} p2={vec(place(score), middle)} color={colour} strokeWidth={1.6} strokeCap="round" />
      {Array.from({ length: TICKS + 1 }, (_, tick) => {
        const points = (view.goal * tick) / TICKS;
        const long = tick % LONG_TICK === 0;
        const at = place(points);
        return (
          <Group key={tick}>
            <Line p1={vec(at, middle + 2.2)} p2={vec(at, middle + (long ? 4 : 3.2))} color={colours.dim} strokeWidth={0.4} />
            {long && numbered && <BoardText face="InterBold" size={3.2} text={String(points)} x={at} y={middle + 8} color={colours.dim} align="center" />}
          </Group>
        );
      })}
      {risked > 0 && <Circle cx={place(score + risked)} cy={middle} r={2.9} style="stroke" strokeWidth={0.8} color={colours.ink} />}
      <Circle cx={place(score)} cy={middle} r={3.4} color={colour}>
        <Shadow dx={0} dy={0.5} blur={0.8} color="#00000088" />
      </Circle>
      <Circle cx={place(score)} cy={middle} r={3.4} style="stroke" strokeWidth={0.5} color={colours.ink} />
      <BoardText face="InterBold" size={4} text={initial} x={place(score)} y={middle + 1.45} color={DISC_INK} align="center" />
    </Group>
  );
}
