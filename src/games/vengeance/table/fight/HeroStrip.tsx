import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Explanation } from '@/table/contract';
import { useExplanation } from '@/table/explain';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { HEROES } from '../../content/heroes';
import { FIGHT_ROLLS } from '../../content/rounds';
import { diceToRoll } from '../../rules/fight/dice';
import { fighter, fightOf } from '../../rules/fight/scene';
import { cubesOn, healthValue, skillBonus, skillValue } from '../../rules/hero/tracks';
import { SEVERE, type Player, type State } from '../../rules/state';
import { Portrait } from '../Portrait';

/** The hero in one thin line: who, which roll, Health as spaces and cubes, dice, Wild tokens. */
export function HeroStrip({ view }: { readonly view: State }) {
  const player = fighter(view);
  const { roll, penalty } = fightOf(view);
  // A phone has no room for what the board shows anyway.
  const { roomy } = useRoom();
  return (
    <View style={styles.strip} role="group" aria-label={`${HEROES[player.hero].name}, roll ${roll} of ${FIGHT_ROLLS}`}>
      {roomy && <Portrait id={player.hero} side={34} />}
      <Fact label={`Roll ${roll} of ${FIGHT_ROLLS}`} explain={{ title: `Roll ${roll} of ${FIGHT_ROLLS}`, text: 'A Fight lasts three rolls. After the third you must get out, past whoever is left on your way.', ruleId: 'VG-122' }}>
        <RollMarks roll={roll} />
      </Fact>
      <HealthTrack player={player} />
      <Fact label={diceWords(player, penalty)} explain={explainDice(player, penalty)}>
        <Icon name="perspective-dice-six-faces-random" size={18} />
        <Text size="small" bold>{diceShort(player, penalty)}</Text>
      </Fact>
      {player.wild > 0 && (
        <Fact label={`${player.wild} Wild`} explain={{ title: 'Wild tokens', text: 'Each is worth a point on any montage card, a Vengeance card, or a Recon token.', ruleId: 'VG-218' }}>
          <Icon name="round-star" size={18} />
          <Text size="small" bold>{player.wild}</Text>
        </Fact>
      )}
    </View>
  );
}

/** Something in the strip that explains itself. */
function Fact({ label, explain, children, grows = false }: { readonly label: string; readonly explain: Explanation; readonly children: React.ReactNode; readonly grows?: boolean }) {
  const view = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, view);
  return (
    <Pointable label={label} style={grows && styles.grow}>
      <Touchable ref={view} role="img" aria-label={label} onPress={onLongPress} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur} style={styles.touch}>
        <View style={styles.fact}>{children}</View>
      </Touchable>
    </Pointable>
  );
}

function RollMarks({ roll }: { readonly roll: number }) {
  const { colours } = useTheme();
  return Array.from({ length: FIGHT_ROLLS }, (_, i) => {
    const now = i + 1 === roll;
    return (
      <View key={i} style={[styles.roll, { borderColor: colours.accent, backgroundColor: i + 1 < roll ? colours.line : now ? colours.accent : 'transparent' }]}>
        <Text size="tiny" bold tone={now ? 'onAccent' : 'ink'}>{i + 1}</Text>
      </View>
    );
  });
}

/** One space after the other: covered ones carry a cube, the first free one is what is left. */
function HealthTrack({ player }: { readonly player: Player }) {
  const { colours } = useTheme();
  const cubes = cubesOn(player, 'health');
  const severe = player.health[SEVERE] ?? 0;
  const left = healthValue(player);
  const spaces = HEROES[player.hero].health;
  return (
    <Fact
      grows
      label={`Health ${left} of ${spaces.length}`}
      explain={{
        title: `Health ${left}`,
        text: `${cubes === 0 ? 'No Hurt so far.' : `${cubes} ${cubes === 1 ? 'space is' : 'spaces are'} covered by Hurt${severe > 0 ? `, ${severe} of them severe` : ''}.`} When the last space is covered you are knocked out, and the Fight is over.`,
        ruleId: 'VG-49',
      }}
    >
      <Icon name="hearts" size={18} colour={colours.accent} />
      {spaces.map((value, i) => {
        const covered = i < cubes;
        const black = i < severe;
        return (
          <View key={value} style={[styles.space, { borderColor: colours.ink, backgroundColor: black ? '#1A0E09' : covered ? colours.accent : i === cubes ? colours.raised : colours.card }]}>
            <Text size="tiny" bold tone={covered ? 'onAccent' : 'ink'}>{black ? '✕' : covered ? '■' : value}</Text>
          </View>
        );
      })}
    </Fact>
  );
}

const diceShort = (player: Player, penalty: number): string => {
  const { red, bonus } = diceToRoll(player, penalty);
  return bonus > 0 ? `${red}+1` : String(red);
};

function diceWords(player: Player, penalty: number): string {
  const { red, bonus } = diceToRoll(player, penalty);
  return `Dice: ${red} red${bonus > 0 ? ' and the green one' : ''}`;
}

function explainDice(player: Player, penalty: number): Explanation {
  const bonus = skillBonus(player);
  const { red, bonus: green } = diceToRoll(player, penalty);
  const greenWords = bonus === 'shot' ? 'Your Skill adds the green die, and its Skill Shot counts as a Shot.' : bonus === 'plain' ? 'Your Skill adds the green die; its Skill Shot is a miss.' : 'Your Skill adds no green die.';
  return {
    title: 'Fight dice',
    text: greenWords,
    ruleId: 'VG-134',
    forecast: {
      base: { why: `Skill ${skillValue(player)}`, value: skillValue(player) + (bonus === 'none' ? 0 : 1) },
      lines: penalty > 0 ? [{ why: 'Hell Riders hurt you', change: `−${penalty}`, after: red + green }] : [],
      total: { label: 'Dice in your next roll', value: red + green },
    },
  };
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingHorizontal: space.small, paddingTop: space.tiny, flexWrap: 'wrap' },
  touch: { justifyContent: 'center' },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  grow: { flexShrink: 1 },
  roll: { width: 20, height: 20, borderRadius: radius.round, borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
  space: { minWidth: 19, height: 22, borderWidth: 1, borderRadius: 3, alignItems: 'center', justifyContent: 'center' },
});
