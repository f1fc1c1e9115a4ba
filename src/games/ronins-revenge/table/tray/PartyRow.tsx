import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { useExplanation } from '@/table/explain';
import { isLarge } from '@/table/kit/layout/shares';
import type { RoomKind } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import type { HeroId } from '../../content/terms';
import { FACES } from '../../faces.generated';
import { conditionsOf } from '../../rules/conditions';
import { figureName } from '../../rules/names';
import { isComrade, isStanding, type BattleState } from '../../rules/state';
import { heroBadges } from '../boss/badges';
import { BossChip } from '../boss/BossChip';
import { sameFocus, type Focus } from '../focus';
import { HERO_INKS } from '../look';
import { BATTLE_SIGNS, conditionSign, RESOURCE_SIGNS } from '../signs';
import { conditionWords } from '../../words/conditions';
import { explainFigure, strengthWords } from '../words';

interface PartyRowProps {
  readonly view: BattleState;
  readonly acting: HeroId | undefined;
  readonly focus: Focus | undefined;
  /** Everybody at the table: where there are several, a mark says who plays whom. */
  readonly players: readonly SeatPlayer[];
  onFocus(focus: Focus | undefined): void;
}

/** The four heroes in the order in which they act, and the boss after them; a touch shows one in full. */
export function PartyRow({ view, acting, focus, players, onFocus }: PartyRowProps) {
  const { kind: room } = useRoom();
  return (
    <View role="group" aria-label="The party, in order" style={styles.row}>
      {view.line.map((id) => {
        const wanted: Focus = { kind: 'hero', hero: id };
        const chosen = sameFocus(focus, wanted);
        return <HeroChip key={id} wide={room === 'tablet'} view={view} id={id} player={players.length > 1 ? players[view.heroes[id].seat] : undefined} acting={id === acting} chosen={chosen} onPress={() => onFocus(chosen ? undefined : wanted)} />;
      })}
      <BossChip view={view} focus={focus} onFocus={onFocus} />
    </View>
  );
}

/** Rooms in which chips are all there is to see of a hero: numbers beside the face, what is paid with among them. */
export const isSmall = (room: RoomKind): boolean => room === 'smallPhone' || room === 'landscape';

interface HeroChipProps {
  /** There is room for a name beside the face. */
  readonly wide: boolean;
  readonly view: BattleState;
  readonly id: HeroId;
  /** Who plays it, where that has to be said. */
  readonly player: SeatPlayer | undefined;
  readonly acting: boolean;
  readonly chosen: boolean;
  /** When it acts, where the row of chips does not say it. */
  readonly place?: number | undefined;
  onPress(): void;
}

/** One hero in a few signs; a touch shows the rest. */
export function HeroChip({ wide, view, id, player, acting, chosen, place, onPress }: HeroChipProps) {
  const { colours, textScale } = useTheme();
  const { kind: room } = useRoom();
  // The tray of a lying screen is a small room of its own.
  const small = !wide && isSmall(room);
  const stacked = wide ? isLarge(textScale) : !small;
  const chip = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explainFigure(view, id), chip);
  const hero = view.heroes[id];
  const conditions = conditionsOf(hero);
  const low = hero.hp * 3 <= hero.maxHp;
  const badges = heroBadges(view, id);
  // Numbers that stand there without their words come first, as they are read.
  const bare = small && !isComrade(hero) ? `${hero.hp}, ${hero.stamina}: ` : '';
  const name = place === undefined ? figureName(view, id) : `${place}. ${figureName(view, id)}`;
  const words = [name, `${bare}${strengthWords(hero)}`, view.threat === id && 'has the Threat', ...badges.map(({ name }) => name), ...conditions.map(conditionWords), player && `played by ${player.name}`, acting && 'acts now'].filter(Boolean).join(', ');
  return (
    <Pointable label={figureName(view, id)} style={[styles.column, isLarge(textScale) && styles.half]}>
      <Touchable
        ref={chip} aria-label={words} aria-pressed={chosen} onPress={onPress} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur}
        style={[styles.chip, { borderColor: chosen ? colours.accent : acting ? HERO_INKS[id] : colours.line, backgroundColor: chosen ? colours.card : colours.raised }, (acting || chosen) && styles.acting, stacked && styles.stacked, small && styles.small]}
      >
        {stacked && <Text size="tiny" bold numberOfLines={1} style={styles.above}>{apart(name)}</Text>}
        <FacePicture sheet={FACES} id={id} treatment={sumi} side={stacked ? 24 : wide ? 38 : 23} condition={isStanding(hero) ? (low ? 'wounded' : 'well') : 'dead'} />
        {player && <Whose player={player} seat={hero.seat} below={small} />}
        <View style={styles.words}>
          {wide && !stacked && <Text size="tiny" bold numberOfLines={1}>{apart(name)}</Text>}
          <View style={styles.line}>
            <Text size="tiny" bold tone={low ? 'danger' : 'ink'}>{wide ? `${hero.hp} of ${hero.maxHp}` : String(hero.hp)}</Text>
            {view.threat === id && <Icon grows name={BATTLE_SIGNS.threat} size={15} colour={colours.danger} />}
            {badges.map(({ sign, name }) => <Icon grows key={name} name={sign} size={14} colour={colours.accent} />)}
            {conditions.slice(0, small ? 1 : 2).map((name) => <Icon grows key={name} name={conditionSign(name)} size={13} colour={colours.dim} />)}
          </View>
          {small && !isComrade(hero) && (
            <View style={styles.line}>
              <Icon grows name={RESOURCE_SIGNS.stamina} size={13} colour={colours.dim} />
              <Text size="tiny" bold tone="dim">{String(hero.stamina)}</Text>
            </View>
          )}
        </View>
      </Touchable>
    </Pointable>
  );
}

/** The mark of the seat that plays somebody, on a corner of the chip. */
function Whose({ player, seat, below }: { readonly player: SeatPlayer; readonly seat: Seat; readonly below: boolean }) {
  const { seatColours } = useTheme();
  return (
    <View style={[styles.whose, below ? styles.lower : styles.upper, { backgroundColor: seatColours[seat % seatColours.length] }]}>
      {isPerson(player) ? <Text size="tiny" bold style={styles.initial}>{player.name.slice(0, 1).toUpperCase()}</Text> : <Icon name="vintage-robot" size={12} colour={DISC_INK} />}
    </View>
  );
}

/** On every seat colour, dark ink is legible. */
const DISC_INK = '#16100C';

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  half: { flexBasis: '30%' },
  chip: { flexDirection: 'row', alignItems: 'center', gap: 3, padding: 3, borderWidth: 1.5, borderRadius: radius.small, overflow: 'hidden' },
  acting: { borderWidth: 2.5 },
  small: { gap: 2, padding: 2, minHeight: 44 },
  stacked: { flexWrap: 'wrap', paddingVertical: 1 },
  above: { flexBasis: '100%' },
  words: { flex: 1 },
  whose: { position: 'absolute', width: 16, height: 16, alignItems: 'center', justifyContent: 'center' },
  upper: { top: 0, right: 0, borderBottomLeftRadius: radius.small },
  lower: { bottom: 0, left: 0, borderTopRightRadius: radius.small },
  initial: { color: DISC_INK, lineHeight: 16 },
  line: { flexDirection: 'row', alignItems: 'center', columnGap: 3, overflow: 'hidden' },
});
