import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { STORIES } from '../../content/stories';
import { gradeName, outcome } from '../../rules/outcome';
import { gradeOf, missionOf } from '../../rules/solo/objectives';
import { isSolo, playerOf, type State } from '../../rules/state';
import { Portrait } from '../Portrait';

/** How the night ends: alone with an epilogue, otherwise with the face of whoever is avenged. */
export function Ending({ view }: { readonly view: State }) {
  const result = outcome(view);
  if (!result) return null;
  if (!isSolo(view)) {
    const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return <View style={styles.faces}>{winners.map((seat) => <Portrait key={seat} id={playerOf(view, seat).hero} side={winners.length > 1 ? 84 : 120} />)}</View>;
  }
  const { hero } = playerOf(view, 0);
  const { bigBoss, title } = missionOf(view);
  const grade = result.kind === 'together' && result.won ? gradeOf(view) : undefined;
  const fallen = view.wall.some(([boss]) => boss === bigBoss);
  return (
    <View style={styles.end}>
      <View style={styles.faces}>
        <Portrait id={hero} side={104} />
        <Portrait id={bigBoss} side={104} condition={fallen ? 'dead' : 'well'} />
      </View>
      <Heading level={2} align="center" tone="accent">{grade ? `${title}: ${gradeName(grade)}` : title}</Heading>
      <Text align="center">{grade ? STORIES[hero].epilogues[grade] : STORIES[hero].lost}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  end: { gap: space.small, alignItems: 'center' },
  faces: { flexDirection: 'row', gap: space.small, justifyContent: 'center' },
});
