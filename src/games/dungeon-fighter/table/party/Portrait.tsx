import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { Explain } from '@/table/explain';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { firstName, heroCard } from '../../content/heroes';
import { COLORS, type Color } from '../../content/vocabulary';
import type { HeroState } from '../../rules/state';
import { abilityName } from '../../words/abilities';
import { explainHeroLarge } from '../cards/HeroCard';
import { ABILITY_ICONS, DIE_MARKS, HERO_ICONS, TOKEN_ICONS } from '../emblems';
import { Pips, WEAK_HP } from './Pips';
import { useJolt } from './useJolt';

export interface PortraitProps {
  readonly hero: HeroState;
  /** What just happened to this hero, for a moment: −2, +1. */
  readonly change: number | undefined;
  /** Who leads this hero, where several people play: a name and a colour. */
  readonly player: { readonly name: string; readonly colour: string } | undefined;
  readonly leads: boolean;
  /** 0: throws now; 1: next; −1: not in line. */
  readonly place: number;
  readonly beer: boolean;
  /** The dice nobody has thrown yet; undefined outside a fight. */
  readonly hand: readonly Color[] | undefined;
  /** The die that suits this hero best now. */
  readonly best: Color | undefined;
  readonly room: PortraitRoom;
  readonly still: boolean;
}

/** Abilities by name; the name beside the picture, below it, or cut to what a sixth of a phone holds. */
export type PortraitRoom = 'wide' | 'roomy' | 'narrow' | 'tight';

const PLACES = ['now', 'next', '3rd', '4th', '5th', '6th'] as const;
const FALL_MS = 260;

function wordsOf({ hero: { id, hp, maxHp, status, scars }, player, leads, place, beer, best }: PortraitProps): string {
  const { name, abilities } = heroCard(id);
  return [
    `${name}: ${status === 'standing' ? `${hp} of ${maxHp} hit points` : status}`,
    player && `led by ${player.name}`,
    leads && 'leader',
    place === 0 ? 'throws now' : place > 0 && `throws ${PLACES[place]}`,
    scars.length > 0 && `${scars.length === 1 ? 'a scar' : `${scars.length} scars`} on ${scars.join(' and ')}`,
    beer && 'has the beer',
    best && `best with the ${best} die, ${abilityName(abilities[best])}`,
  ].filter(Boolean).join(', ');
}

/** A hero who faints falls over, and gets up with the view that follows. */
function useFall(fallen: boolean, still: boolean) {
  const turn = useSharedValue(fallen ? 1 : 0);
  useEffect(() => {
    turn.set(still ? (fallen ? 1 : 0) : withTiming(fallen ? 1 : 0, { duration: FALL_MS }));
  }, [fallen, still, turn]);
  return useAnimatedStyle(() => ({ transform: [{ rotate: `${turn.get() * 90}deg` }] }));
}

/** One hero: hit points, scars, what each die would set off, and when the turn comes. */
export function Portrait(props: PortraitProps) {
  const { hero, change, player, leads, place, beer, hand, best, room, still } = props;
  const wide = room === 'wide';
  const narrow = !wide && room !== 'roomy';
  const tight = room === 'tight';
  const { colours } = useTheme();
  const { id, hp, maxHp, status, scars } = hero;
  const now = place === 0;
  const jolt = useJolt('shake', change !== undefined && change < 0 ? `${hp}/${change}` : undefined, still);
  const fall = useFall(status === 'fainted', still);
  const ink = now ? colours.accent : colours.ink;
  return (
    <View role="listitem" aria-label={wordsOf(props)} style={styles.cell}>
      <Explain {...explainHeroLarge(hero)}>
        <Animated.View
          aria-hidden
          style={[
            styles.portrait,
            { backgroundColor: now ? colours.raised : colours.card, borderColor: now ? colours.accent : colours.line, borderLeftColor: player?.colour ?? (now ? colours.accent : colours.line) },
            player && styles.owned,
            tight && styles.tight,
            status === 'eliminated' && styles.out,
            jolt,
          ]}
        >
          <View style={[styles.line, wide && styles.apart]}>
            <Animated.View style={fall}>
              <Icon name={status === 'eliminated' ? 'angel-wings' : HERO_ICONS[id]} size={wide ? 30 : 20} colour={status === 'standing' ? ink : colours.dim} />
            </Animated.View>
            {!narrow && <Text size={wide ? 'body' : 'tiny'} bold numberOfLines={1} style={!wide && styles.grow}>{firstName(id)}</Text>}
            {wide && <Text size="small" tone="dim" numberOfLines={1} style={styles.grow}>{player?.name}</Text>}
            {wide && <Standing {...props} />}
            {narrow && (
              <View style={styles.grow}>
                {beer ? <Icon name={TOKEN_ICONS.beer} size={12} colour={colours.accent} /> : leads && <Icon name="crown" size={12} colour={colours.accent} />}
              </View>
            )}
            {change !== undefined && <Text size="tiny" bold tone={change < 0 ? 'danger' : 'good'}>{change > 0 ? `+${change}` : `−${-change}`}</Text>}
            <Text size={wide ? 'large' : 'small'} bold tone={hp <= WEAK_HP ? 'danger' : 'good'}>{hp}</Text>
          </View>
          {narrow && <Text size="tiny" bold={now} tone={place === 1 ? 'accent' : 'ink'} numberOfLines={1} ellipsizeMode="clip">{place > 0 && !tight ? `${place + 1} ` : ''}{firstName(id)}</Text>}
          <View style={[styles.line, styles.dice, tight && styles.close]}>
            {COLORS.map((color) => (
              <AbilityDie key={color} hero={hero} color={color} spent={hand !== undefined && !hand.includes(color)} best={best === color} scarred={scars.includes(color)} room={room} />
            ))}
            {room === 'roomy' && <View style={styles.grow} />}
            {room === 'roomy' && <Standing {...props} />}
          </View>
          <Pips hp={hp} maxHp={maxHp} />
        </Animated.View>
      </Explain>
    </View>
  );
}

/** Leads, drinks, lies on the floor, or waits for the turn. */
function Standing({ hero: { status }, leads, beer, place }: PortraitProps) {
  const { colours } = useTheme();
  return (
    <>
      {leads && <Icon name="crown" size={14} colour={colours.accent} />}
      {beer && <Icon name={TOKEN_ICONS.beer} size={14} colour={colours.accent} />}
      {status === 'fainted' ? <Text size="tiny" tone="danger">faint</Text> : place > 0 && <Text size="tiny" tone="dim">{PLACES[place]}</Text>}
    </>
  );
}

interface AbilityDieProps {
  readonly hero: HeroState;
  readonly color: Color;
  readonly scarred: boolean;
  /** Lies on the table already. */
  readonly spent: boolean;
  readonly best: boolean;
  readonly room: PortraitRoom;
}

/** What a die of this colour sets off in this hero's hand; stitches where a scar is. */
function AbilityDie({ hero, color, scarred, spent, best, room }: AbilityDieProps) {
  const { colours } = useTheme();
  const ability = heroCard(hero.id).abilities[color];
  const { colour, ink } = DIE_MARKS[color];
  const die = (
    <View style={[styles.die, { backgroundColor: scarred ? colours.line : colour, borderColor: best ? colours.glow : 'transparent' }, room === 'tight' && styles.smallDie, spent && styles.spent]}>
      <Icon name={scarred ? 'stitched-wound' : ABILITY_ICONS[ability.kind]} size={12} colour={ink} />
    </View>
  );
  if (room !== 'wide') return die;
  return (
    <View style={styles.named}>
      {die}
      <Text size="tiny" bold={best} tone={best ? 'accent' : 'dim'} numberOfLines={1} style={[styles.shrink, spent && styles.spent]}>{scarred ? 'scarred' : abilityName(ability)}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  cell: { flex: 1, minWidth: 0 },
  portrait: { borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.tiny, paddingVertical: space.hair, gap: space.hair },
  owned: { borderLeftWidth: 5 },
  tight: { borderLeftWidth: 3, paddingHorizontal: 1 },
  close: { gap: 1 },
  smallDie: { width: 15, height: 17 },
  out: { opacity: 0.55 },
  grow: { flex: 1 },
  shrink: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  dice: { minHeight: 18 },
  apart: { gap: space.small },
  // Long names take room from short ones.
  named: { flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  die: { width: 18, height: 18, borderRadius: 5, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  spent: { opacity: 0.35 },
});
