import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { space } from '@/theme';
import { Button, IconButton, Text } from '@/theme/ui';

import { firstName, heroCard, type HeroId } from '../../content/heroes';
import type { DfMove } from '../../rules/decisions';
import { evenHealing } from '../../rules/party/healing';
import { isWounded } from '../../rules/party/heroes';
import type { DfState } from '../../rules/state';

interface DivinePanelProps {
  readonly view: DfState;
  readonly points: number;
  play(move: DfMove): Promise<boolean>;
}

/** Healing, shared out point by point; it begins with the fairest split. */
export function DivinePanel({ view, points, play }: DivinePanelProps) {
  const [shares, setShares] = useState<Readonly<Partial<Record<HeroId, number>>>>(() => Object.fromEntries(evenHealing(view, points).map((each) => [each.hero, each.points])));
  const wounded = view.heroes.filter(isWounded);
  const used = wounded.reduce((sum, { id }) => sum + (shares[id] ?? 0), 0);
  const change = (id: HeroId, by: number) => {
    feel('tick');
    setShares({ ...shares, [id]: (shares[id] ?? 0) + by });
  };
  const heal = () => play({ kind: 'assignHealing', points: wounded.map(({ id }) => ({ hero: id, points: shares[id] ?? 0 })).filter((share) => share.points > 0) });
  return (
    <View role="group" aria-label="Answers" style={styles.list}>
      {wounded.map(({ id, hp, maxHp }) => (
        <View key={id} style={styles.row}>
          <Text style={styles.name}>{firstName(id)}, {hp} of {maxHp}</Text>
          <IconButton icon="minus" label={`Less for ${heroCard(id).name}`} disabled={(shares[id] ?? 0) === 0} onPress={() => change(id, -1)} />
          <Text bold>+{shares[id] ?? 0}</Text>
          <IconButton icon="plus" label={`More for ${heroCard(id).name}`} disabled={used >= points || hp + (shares[id] ?? 0) >= maxHp} onPress={() => change(id, 1)} />
        </View>
      ))}
      <Button kind="primary" label={used === 0 ? 'Heal nobody' : `Heal ${used} of ${points}`} onPress={heal} />
    </View>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.small, gap: space.tiny },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  name: { flex: 1 },
});
