import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { project, sizeAt } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';
import { Hotspot } from '@/table/board/Hotspot';

import { DIE_EDGE } from '../../content/board';
import { heroCard } from '../../content/heroes';
import type { Region } from '../../content/vocabulary';
import type { LyingDie } from '../../rules/state';
import { footprint } from '../../rules/throw/region';
import { DIE_MARKS } from '../emblems';
import { Footprint } from './Footprint';
import { aimingLens, handPlace, type Viewpoint } from './lens';

const REGION_WORDS: Partial<Readonly<Record<Region, string>>> = { outside: 'on the table', hole: 'in a hole', bone: 'on a bone', 10: 'in the bullseye' };
const regionWords = (region: Region): string => REGION_WORDS[region] ?? `in section ${region}`;
/** Dice this close to the hand would catch the finger that flicks. */
const CLEAR_OF_HAND = 70;
const SMALLEST = 30;
const SAMPLES = 256;

export interface Share {
  readonly percent: number;
  readonly words: string;
  /** It is where the die counts as lying. */
  readonly counts: boolean;
}

/** How much of a die lies where, the largest part first. */
export function sharesOf({ rest, region }: LyingDie): readonly Share[] {
  return footprint(rest)
    .counts.map(({ region: under, samples }) => ({ percent: Math.round((100 * samples) / SAMPLES), words: regionWords(under), counts: under === region }))
    .sort((a, b) => b.percent - a.percent);
}

interface LyingDiceProps {
  readonly size: Size;
  readonly viewpoint: Viewpoint;
  readonly lying: readonly LyingDie[];
  /** Every finger on the table belongs to the throw: some begin far from the hand, where dice may lie. */
  readonly untouched: boolean;
}

/** Dice that lie explain themselves: whose they are, and how much of them lies where. */
export function LyingDice({ size, viewpoint, lying, untouched }: LyingDiceProps) {
  const camera = aimingLens(size, viewpoint);
  const hand = handPlace(viewpoint);
  const held = project(camera, hand.x, hand.y, hand.z);
  const [looked, setLooked] = useState<LyingDie>();
  const spots = lying.map((die, index) => {
    const { rest, region, by, special } = die;
    const place = { x: rest.x / 10, y: rest.y / 10, z: rest.z / 10 };
    const at = project(camera, place.x, place.y, place.z);
    // A die that rolled out of sight cannot be touched.
    const isSeen = at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height;
    if (rest.fallen || !isSeen || Math.hypot(at.x - held.x, at.y - held.y) < CLEAR_OF_HAND) return null;
    const side = Math.max(SMALLEST, 1.4 * DIE_EDGE * sizeAt(camera, place));
    const shares = sharesOf(die).map(({ percent, words }) => `${percent} % ${words}`);
    const name = `${DIE_MARKS[die.die].name} die of ${heroCard(by).name}`;
    return (
      <Hotspot
        key={index}
        tight
        at={{ x: at.x - side / 2, y: at.y - side / 2, width: side, height: side }}
        pressed={looked === die}
        onPress={() => setLooked(looked === die ? undefined : die)}
        label={`${name}, ${regionWords(region)}${special ? ', eye up' : ''}`}
        explain={{ title: name, text: `It lies ${shares.join(', ')}. The largest part counts, in doubt the lower value.${special ? ' The eye is up: it set off an ability.' : ''}`, ruleId: 'DF-70' }}
      />
    );
  });
  return (
    <>
      <View style={StyleSheet.absoluteFill} pointerEvents={untouched ? 'none' : 'box-none'}>{spots}</View>
      {looked && !untouched && lying.includes(looked) && <Footprint die={looked} size={size} camera={camera} shares={sharesOf(looked)} />}
    </>
  );
}
