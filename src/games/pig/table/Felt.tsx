import { Circle, Group, Line, RadialGradient, RoundedRect, Shadow, Text, useFont, vec } from '@shopify/react-native-skia';

import type { Size } from '@/table/board/fit';
import { fontFile, type Palette } from '@/theme';

import { scoreOf, type PigState } from '../rules/state';
import { laneRect, trayRect } from './layout';

interface FeltProps {
  readonly units: Size;
  readonly view: PigState;
  readonly colours: Palette;
  readonly seatColours: readonly string[];
}

const FELT = { light: '#3F7A5B', dark: '#1F4433', edge: '#6B4426', edgeLight: '#9A6A3F', chalk: '#F3F0DF' } as const;
const TICKS = 10;
const NUMBERS = 5;

/** Everything that lies still: the lanes with their discs, the wooden frame, the felt. */
export function Felt({ units, view, colours, seatColours }: FeltProps) {
  const tray = trayRect(units, view.scores.length);
  return (
    <Group>
      {view.scores.map((_, seat) => (
        <Lane key={seat} units={units} view={view} seat={seat} colours={colours} colour={seatColours[seat % seatColours.length] ?? colours.accent} />
      ))}
      <RoundedRect {...tray} r={7} color={FELT.edge}>
        <Shadow dx={0} dy={1.2} blur={2.4} color="#00000066" />
      </RoundedRect>
      <RoundedRect x={tray.x + 0.5} y={tray.y + 0.5} width={tray.width - 1} height={tray.height - 1} r={6.6} style="stroke" strokeWidth={0.5} color={FELT.edgeLight} />
      <RoundedRect x={tray.x + 3} y={tray.y + 3} width={tray.width - 6} height={tray.height - 6} r={4.5}>
        <RadialGradient c={vec(tray.x + tray.width * 0.42, tray.y + tray.height * 0.36)} r={Math.max(tray.width, tray.height) * 0.72} colors={[FELT.light, FELT.dark]} />
        <Shadow dx={0} dy={0.8} blur={2} color="#000000AA" inner />
      </RoundedRect>
      <TurnTotal total={view.turnTotal} x={tray.x + 8} y={tray.y + tray.height - 8} />
    </Group>
  );
}

function TurnTotal({ total, x, y }: { total: number; x: number; y: number }) {
  const big = useFont(fontFile('PermanentMarker'), 11);
  const small = useFont(fontFile('PermanentMarker'), 4.2);
  if (!big || !small || total === 0) return null;
  const number = String(total);
  return (
    <Group color={FELT.chalk} opacity={0.92}>
      <Text font={big} text={number} x={x} y={y} />
      <Text font={small} text="this turn" x={x + big.measureText(number).width + 2} y={y} />
    </Group>
  );
}

interface LaneProps {
  readonly units: Size;
  readonly view: PigState;
  readonly seat: number;
  readonly colours: Palette;
  readonly colour: string;
}

function Lane({ units, view, seat, colours, colour }: LaneProps) {
  const font = useFont(fontFile('InterBold'), 3.2);
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
        const number = String(points);
        return (
          <Group key={tick}>
            <Line p1={vec(at, middle + 2)} p2={vec(at, middle + (long ? 4 : 3))} color={colours.dim} strokeWidth={0.4} />
            {long && font && <Text font={font} text={number} x={at - font.measureText(number).width / 2} y={middle + 8} color={colours.dim} />}
          </Group>
        );
      })}
      {risked > 0 && <Circle cx={place(score + risked)} cy={middle} r={2.9} style="stroke" strokeWidth={0.8} color={colours.ink} />}
      <Circle cx={place(score)} cy={middle} r={3.1} color={colour}>
        <Shadow dx={0} dy={0.5} blur={0.8} color="#00000088" />
      </Circle>
      <Circle cx={place(score)} cy={middle} r={3.1} style="stroke" strokeWidth={0.5} color={colours.ink} />
    </Group>
  );
}
