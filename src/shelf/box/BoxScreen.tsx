import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { expectSoon } from '@/box/arriving';
import { LostPart } from '@/box/LostPart';
import type { BoxContents, BoxManifest } from '@/box/manifest';
import { rulesFor } from '@/box/preparing';
import { useArrival } from '@/box/useArrival';
import type { AnyBox } from '@/engine/box';
import { own } from '@/engine/own';
import { useRecords } from '@/store/records';
import { useSaves } from '@/store/saves';
import { defaultPlayers } from '@/store/seats';
import { JUST_SET_UP, startMatch } from '@/store/startMatch';
import { radius, space, useTheme, width } from '@/theme';
import { Button, Card, Heading, Screen, Text, Toast, type ButtonProps } from '@/theme/ui';

import { CampaignCard } from '../campaign/CampaignCard';
import { ContinueCard } from '../home/ContinueCard';
import { useLastThing } from '../home/lastThing';
import { LidArt } from '../lid/LidArt';
import { tableRoom } from '../tableRooms';
import { useGoBack } from '../useGoBack';
import { DailyCard } from './DailyCard';
import { withBox } from './withBox';

const SMALL_BUTTON = 100;

/** The lid stands beside the words in lying rooms, and above them in upright ones. */
type Shape = 'beside' | 'tall' | 'phone';
const WIDE = 700;
const PAGE: Readonly<Record<Shape, number>> = { beside: width.shelf, tall: width.page, phone: width.column };
const shapeFor = (window: { readonly width: number; readonly height: number }): Shape => (window.width < WIDE ? 'phone' : window.width < window.height ? 'tall' : 'beside');

const LID_RATIO = 1.25;
/** What the bar above and the margins take of a window. */
const AROUND_LID = 140;
const LEAST_LID = 260;

/** As large as the room lets it be; on a phone the buttons come first, most of all for somebody new. */
function artIn(shape: Shape, room: number, windowHeight: number, isNew: boolean): { readonly width: number; readonly height: number } {
  if (shape === 'beside') {
    const artWidth = Math.round(room * 0.45);
    return { width: artWidth, height: Math.round(Math.min(artWidth * LID_RATIO, Math.max(LEAST_LID, windowHeight - AROUND_LID))) };
  }
  const share = shape === 'tall' ? 0.42 : isNew ? 0.24 : 0.34;
  return { width: room, height: Math.round(Math.min(room * 0.65, windowHeight * share)) };
}

/** The game as it is usually played, the first time as gently as the box can; fetched with all that it needs. */
async function firstMatch({ rules }: BoxContents, isNew: boolean) {
  const box = await rules.load();
  const options = isNew ? { ...box.game.defaults, ...box.firstGame } : box.game.defaults;
  await box.prepare?.(options);
  return { box, options };
}

/** A box that nobody has played here yet: learning it comes first. */
function useIsNew(box: string): boolean {
  const hasMatches = useSaves(({ entries }) => entries.some(({ game, summary }) => game === box && summary !== JUST_SET_UP));
  const played = useRecords(({ boxes }) => own(boxes, box)?.played ?? 0);
  return !hasMatches && played === 0;
}

/** Fetches what a match needs to begin, and then all that is in the box. */
function useOpened(contents: BoxContents | undefined): AnyBox | undefined {
  useEffect(() => {
    if (contents) expectSoon(rulesFor(contents.rules, ({ defaults }) => defaults), tableRoom);
  }, [contents]);
  const { part: table } = useArrival(contents?.table);
  return useArrival(table && contents?.box).part;
}

function BoxPage({ box }: { box: BoxManifest }) {
  const router = useRouter();
  const goBack = useGoBack();
  const { leftHanded, textScale } = useTheme();
  const small = { flexGrow: 1, flexBasis: SMALL_BUTTON * textScale };
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const [trouble, setTrouble] = useState<string>();
  const [lost, setLost] = useState(false);
  const last = useLastThing(box.id);

  const { contents } = box;
  const opened = useOpened(contents);
  const isNew = useIsNew(box.id);
  const playNow = async (wanted: BoxContents) => {
    const ready = await firstMatch(wanted, isNew).catch(() => undefined);
    setLost(ready === undefined);
    if (!ready) return;
    // One person against easy bots.
    const started = startMatch(ready.box, ready.options, defaultPlayers(ready.options.seats));
    if (started.ok) router.push(`/table/${started.id}`);
    else setTrouble(started.words);
  };
  if (lost && contents) return <LostPart onAgain={() => void playNow(contents)} onBack={() => setLost(false)} />;

  const shape = shapeFor(window);
  const room = Math.min(PAGE[shape], window.width - insets.left - insets.right - 2 * space.large);
  const art = artIn(shape, room, window.height, isNew);

  const learn = (look: Pick<ButtonProps, 'large' | 'style'>) => <Button {...look} icon="graduate-cap" label="Learn to play" onPress={() => router.push(`/learn/${box.id}`)} />;
  const picture = (
    <View style={styles.frame}>
      <LidArt picture={box.lid} {...art} />
    </View>
  );
  const words = (
    <View style={styles.words}>
      <View>
        <Heading level={1} size="display">{box.title}</Heading>
        {box.subtitle !== undefined && <Text bold tone="accent">{box.subtitle}</Text>}
      </View>
      <Text size="large">{box.pitch}</Text>
      <Text size="small" tone="dim">{`${box.players} players · ${box.minutes} minutes · ${box.tastes.join(' · ')}`}</Text>
      {contents ? (
        <>
          {last && <ContinueCard thing={last} onPress={() => router.push(last.href)} />}
          <Button kind="primary" large icon="rolling-dices" label="Play now" onPress={() => void playNow(contents)} />
          {isNew && learn({ large: true })}
          <Button large icon="card-play" label="New game" onPress={() => router.push(`/box/${box.id}/new`)} />
          {opened?.daily && <DailyCard box={opened} onOpen={(match) => router.push(`/table/${match}`)} onTrouble={setTrouble} />}
          {box.campaigns?.map((label) => (
            <CampaignCard key={label.id} box={box} label={label} onOpen={(id) => router.push(`/campaign/${id}`)} onSetOut={() => router.push(`/box/${box.id}/campaign/${label.id}`)} />
          ))}
        </>
      ) : (
        <Card>
          <Text bold>This box is still sealed.</Text>
          <Text size="small" tone="dim">It cannot be played yet. Its rules are here to read already.</Text>
        </Card>
      )}
      <View style={styles.small}>
        {contents && !isNew && learn({ style: small })}
        <Button style={small} icon="rule-book" label="Rules" onPress={() => router.push(`/rules/${box.id}`)} />
        {contents && <Button style={small} icon="trophy" label="Records" onPress={() => router.push(`/box/${box.id}/records`)} />}
      </View>
    </View>
  );
  return (
    <Screen title={box.title} hideTitle onBack={goBack} maxWidth={PAGE[shape]} over={trouble !== undefined && <Toast words={trouble} onGone={() => setTrouble(undefined)} />}>
      <View style={shape === 'beside' ? [styles.beside, leftHanded && styles.mirrored] : styles.stacked}>
        {picture}
        {words}
      </View>
    </Screen>
  );
}

export const BoxScreen = withBox(BoxPage);

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.huge, alignItems: 'flex-start' },
  mirrored: { flexDirection: 'row-reverse' },
  stacked: { gap: space.large },
  frame: { borderRadius: radius.medium, overflow: 'hidden', alignSelf: 'flex-start', boxShadow: '0 10px 24px rgba(0,0,0,0.4)' },
  words: { flex: 1, gap: space.medium },
  small: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
