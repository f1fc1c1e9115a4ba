import { StyleSheet, View } from 'react-native';

import type { BoxManifest } from '@/box/manifest';
import { useArrival } from '@/box/useArrival';
import { numeral } from '@/engine/numerals';
import { useRecords } from '@/store/records';
import { NO_RECORDS, OPPONENTS, type Opponent, type Result } from '@/store/recordSheet';
import { space } from '@/theme';
import { Card, Heading, Screen, Text } from '@/theme/ui';

import { withUnsealedBox } from '../box/withBox';
import { useGoBack } from '../useGoBack';
import { timeAgo } from '../words';
import { AchievementList } from './AchievementList';
import { DayList } from './DayList';

const AGAINST: Readonly<Record<Opponent, string>> = {
  easy: 'Against easy bots',
  medium: 'Against medium bots',
  hard: 'Against hard bots',
  people: 'Among people',
  game: 'Against the game itself',
};

const RECENT = 12;

function RecordsPage({ box }: { box: BoxManifest }) {
  const goBack = useGoBack(`/box/${box.id}`);
  const records = useRecords((store) => store.boxes[box.id]) ?? NO_RECORDS;
  const { played, best, against, results, achieved, days } = records;
  const { part: opened } = useArrival(box.contents?.box);
  const achievements = opened?.achievements ?? [];
  const tallies = OPPONENTS.filter((opponent) => against[opponent].won + against[opponent].lost > 0);
  return (
    <Screen title={`Records of ${box.title}`} onBack={goBack}>
      {played === 0 ? (
        <Card>
          <Text bold>No match has been finished yet.</Text>
          <Text size="small" tone="dim">Best scores, wins and the last results will stand here.</Text>
        </Card>
      ) : (
        <View style={styles.tiles}>
          <Tile words={played === 1 ? 'match finished' : 'matches finished'} value={String(played)} />
          {best && <Tile words={`best score, ${best.name}, ${timeAgo(best.at)}`} value={numeral(best.score)} />}
          {tallies.map((opponent) => (
            <Tile key={opponent} words={AGAINST[opponent].toLowerCase()} value={`${against[opponent].won} won, ${against[opponent].lost} lost`} />
          ))}
        </View>
      )}
      {Object.keys(days).length > 0 && <DayList days={days} />}
      {achievements.length > 0 && <AchievementList achievements={achievements} achieved={achieved} />}
      {results.length > 0 && (
        <View style={styles.list}>
          <Heading level={2}>Last results</Heading>
          {results.slice(0, RECENT).map((result) => <ResultCard key={result.match} result={result} />)}
        </View>
      )}
    </Screen>
  );
}

function Tile({ value, words }: { value: string; words: string }) {
  return (
    <Card style={styles.tile}>
      <Heading level={2} size="title">{value}</Heading>
      <Text size="small" tone="dim">{words}</Text>
    </Card>
  );
}

function ResultCard({ result }: { result: Result }) {
  const ranked = [...result.scores].sort((a, b) => a.place - b.place);
  return (
    <Card>
      <Text bold>{result.words}</Text>
      <Text size="small">{ranked.map(({ name, score, place }) => `${place}. ${name} ${numeral(score)}`).join('   ')}</Text>
      <Text size="small" tone="dim">{[AGAINST[result.opponent], timeAgo(result.at)].join(' · ')}</Text>
    </Card>
  );
}

export const RecordsScreen = withUnsealedBox(RecordsPage);

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.medium },
  tile: { flexGrow: 1, flexBasis: 140 },
  list: { gap: space.medium },
});
