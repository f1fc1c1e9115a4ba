import { use } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useLines } from '@/table/kit/layout/useLines';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { bossOf } from '../../content/bosses';
import { DEN_PLANS, SIDES, denId, type Side } from '../../content/dens';
import { HEROES, type HeroId } from '../../content/heroes';
import type { Move } from '../../rules/moves';
import type { Player } from '../../rules/state';
import { Portrait } from '../Portrait';
import { Chip, ChipRow, ManyRows } from './Chip';
import { PanelButton } from './PanelButton';

/** Pick a hero nobody else has. */
export function HeroPanel({ heroes, play }: { heroes: readonly HeroId[]; play(move: Move): Promise<boolean> }) {
  return (
    <ScrollView contentContainerStyle={styles.panel}>
      {heroes.map((hero) => {
        const { name, motto, traitName, traitWords } = HEROES[hero];
        return (
          <Chip
            key={hero}
            label={`${name}: ${motto}`}
            under={`${traitName}: ${traitWords}`}
            face={hero}
            lit
            onPress={() => play({ type: 'chooseHero', hero })}
          />
        );
      })}
    </ScrollView>
  );
}

interface SidePanelProps {
  readonly player: Player;
  readonly side: Side;
  onSide(side: Side): void;
  play(move: Move): Promise<boolean>;
  /** The other way to roll, for somebody who plays alone: with or without a clock. */
  readonly otherClock?: { readonly label: string; onChoose(): void } | undefined;
}

/** Both sides of the den board can be looked at before one is chosen. */
export function SidePanel({ player, side, onSide, play, otherClock }: SidePanelProps) {
  const tall = use(ManyRows);
  const lines = useLines();
  const hero = player.hero && HEROES[player.hero];
  const boss = bossOf(player.boss);
  const plan = DEN_PLANS[denId(player.board, side)];
  return (
    <View style={[styles.panel, styles.spread]}>
      {hero && tall && <Text size="small" numberOfLines={lines(2)}><Text size="small" bold>You are {hero.name}. {hero.traitName}: </Text>{hero.traitWords}</Text>}
      <View style={styles.boss}>
        <Portrait id={player.boss} side={tall ? 64 : 40} />
        <Text size="small" numberOfLines={lines(3)} style={styles.words}><Text size="small" bold>{boss.name}, {boss.health} health. </Text>{boss.words}</Text>
      </View>
      <ChipRow label="Sides of the den">
        {SIDES.map((one) => {
          const { name, words } = DEN_PLANS[denId(player.board, one)];
          return <Chip key={one} label={name} words={`Look at ${name}`} explain={{ title: name, text: words, ruleId: 'RF-21' }} pressed={one === side} lit onPress={() => onSide(one)} />;
        })}
      </ChipRow>
      <View style={styles.row}>
        {/* Its name, which the chip above says already, would take a second line where there is none. */}
        <PanelButton wide kind="primary" label={tall ? `Enter ${plan.name}` : 'Enter'} aria-label={`Enter ${plan.name}`} onPress={() => play({ type: 'chooseSide', side })} />
        {otherClock && <PanelButton icon="hourglass" label={otherClock.label} onPress={otherClock.onChoose} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.tiny },
  row: { flexDirection: 'row', gap: space.small },
  boss: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
  spread: { flex: 1, justifyContent: 'space-between' },
});
