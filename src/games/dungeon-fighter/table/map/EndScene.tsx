import { Picture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { radius } from '@/theme';

import { dungeonFighter } from '../../manifest';
import { heroCard } from '../../content/heroes';
import type { DfState, HeroStatus } from '../../rules/state';
import { END_UNITS, endPicture } from './drawEnd';

const POSE: Readonly<Record<HeroStatus, string>> = { standing: 'cheers', fainted: 'lies on the floor', eliminated: 'has a halo' };

/** How it ended, as a picture: the party in torch light, or what the dungeon kept of it. */
export function EndScene({ view }: { view: DfState }) {
  const brush = useBrush(dungeonFighter.fonts);
  const poses = view.heroes.map(({ id, status }) => `${heroCard(id).name} ${status === 'standing' && !view.over?.won ? 'runs' : POSE[status]}`);
  return (
    <View role="img" aria-label={`${view.over?.won ? 'The party in torch light' : 'The party in the dark'}: ${poses.join(', ')}`} style={styles.picture}>
      {brush && <Scene brush={brush} view={view} />}
    </View>
  );
}

function Scene({ brush, view }: { brush: Brush; view: DfState }) {
  const picture = useMemo(() => endPicture(brush, view), [brush, view]);
  return <BoardCanvas units={END_UNITS} label="The last picture" scene={() => <Picture picture={picture} />} />;
}

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: 460, aspectRatio: END_UNITS.width / END_UNITS.height, borderRadius: radius.medium, overflow: 'hidden' },
});
