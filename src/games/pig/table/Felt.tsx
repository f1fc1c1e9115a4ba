import { Circle, Group, Line, RadialGradient, RoundedRect, Shadow, vec } from '@shopify/react-native-skia';

import { BoardText } from '@/table/board/BoardText';
import type { Size } from '@/table/board/fit';
import type { Palette } from '@/theme';

import { scoreOf, type PigState } from '../rules/state';
import { laneRect, trayRect } from './layout';

interface FeltProps {
  readonly units: Size;
  readonly view: PigState;
  readonly colours: Palette;
  readonly seatColours: readonly string[];
  readonly names: readonly string[];
}

const FELT = { light: '#3F7A5B', dark: '#1F4433', edge: '#6B4426', edgeLight: '#9A6A3F', chalk: '#F3F0DF' } as const;
const DISC_INK = '#16100C';
const TICKS = 10;
const NUMBERS = 5;

/** Everything that lies still: the lanes with their discs, the wooden frame, the felt. */
export function Felt({ units, view, colours, seatColours, names }: FeltProps) {
  const tray = trayRect(units, view.scores.length);
  return (
    <Group>
      {view.scores.map((_, seat) => (
        <Lane key={seat} units={units} view={view} seat={seat} colours={colours} colour={seatColours[seat % seatColours.length] ?? colours.accent} initial={names[seat]?.slice(0, 1).toUpperCase() ?? ''} />
      ))}
      <RoundedRect {...tray} r={7} color={FELT.edge}>
        <Shadow dx={0} dy={1.2} blur={2.4} color="#00000066" />
      </RoundedRect>
      <RoundedRect x={tray.x + 0.5} y={tray.y + 0.5} width={tray.width - 1} height={tray.height - 1} r={6.6} style="stroke" strokeWidth={0.5} color={FELT.edgeLight} />
      <RoundedRect x={tray.x + 3} y={tray.y + 3} width={tray.width - 6} height={tray.height - 6} r={4.5}>
        <RadialGradient c={vec(tray.x + tray.width * 0.42, tray.y + tray.height * 0.36)} r={Math.max(tray.width, tray.height) * 0.72} colors={[FELT.light, FELT.dark]} />
        <Shadow dx={0} dy={0.8} blur={2} color="#000000AA" inner />
      </RoundedRect>
      {view.turnTotal > 0 && (
        <>
          <BoardText face="PermanentMarker" size={12} text={`+${view.turnTotal}`} x={tray.x + 8} y={tray.y + tray.height - 9} color={FELT.chalk} />
          <BoardText face="PermanentMarker" size={4.5} text="this turn" x={tray.x + tray.width - 8} y={tray.y + tray.height - 9} color={FELT.chalk} align="right" />
        </>
      )}
    </Group>
  );
}

interface LaneProps {
  readonly units: Size;
  readonly view: PigState;
  readonly seat: number;
  readonly colours: Palette;
  readonly colour: string;
  readonly initial: string;
}

function Lane({ units, view, seat, colours, colour, initial }: LaneProps) {
  const { x, y, width, height } = laneRect(units, seat);
  const [from, to, middle] = [x + 5, x + width - 7, y + height * 0.45];
  const place = (points: number) => from + ((to - from) * Math.min(points, view.goal)) / view.goal;
  const score = scoreOf(view, seat);
  const risked = view.seat === seat ? view.turnTotal : 0;
  return (
    <Group>
      <Line p1={vec(from, middle)} p2={vec(to, middle)} color={colours.line} strokeWidth={1.6} strokeCap="round" />
      <Line p1={vec(from, middle)} p2={vec(place(score), middle)} color={colour} strokeWidth={1.6} strokeCap="round" />
      {Array.from({ length: TICKS + 1 }, (_, tick) => {
        const points = (view.goal * tick) / TICKS;
        const long = tick % NUMBERS === 0;
        const at = place(points);
        return (
          <Group key={tick}>
            <Line p1={vec(at, middle + 2)} p2={vec(at, middle + (long ? 4 : 3))} color={colours.dim} strokeWidth={0.4} />
            {long && <BoardText face="InterBold" size={3.4} text={String(points)} x={at} y={middle + 8} color={colours.dim} align="center" />}
          </Group>
        );
      })}
      {risked > 0 && <Circle cx={place(score + risked)} cy={middle} r={2.9} style="stroke" strokeWidth={0.8} color={colours.ink} />}
      <Circle cx={place(score)} cy={middle} r={3.1} color={colour}>
        <Shadow dx={0} dy={0.5} blur={0.8} color="#00000088" />
      </Circle>
      <Circle cx={place(score)} cy={middle} r={3.1} style="stroke" strokeWidth={0.5} color={colours.ink} />
      <BoardText face="InterBold" size={3.8} text={initial} x={place(score)} y={middle + 1.35} color={DISC_INK} align="center" />
    </Group>
  );
}
