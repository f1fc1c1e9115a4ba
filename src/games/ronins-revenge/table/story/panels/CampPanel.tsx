import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { allows } from '@/engine/errors';
import { sameJson } from '@/engine/json';
import { capital } from '@/engine/words';
import { radius, space, useTheme } from '@/theme';
import { Button, Segmented, Text, Toggle, Touchable } from '@/theme/ui';

import type { Loadout } from '../../../content/kit';
import { SOULS, type HeroId } from '../../../content/terms';
import { plain } from '../../../rules/names';
import { DIFFICULTIES, type Difficulty } from '../../../rules/state';
import { armorsOf, demandLesson, lessonsOf, skillsOf, slotsOf, ultimatesOf, weaponsOf } from '../../../story/kit';
import { bestPacked } from '../../../story/packing';
import { heroesOf } from '../../../story/party';
import { levelIn, slotsIn } from '../../../story/progress';
import type { StoryState } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { Belongings } from './Belongings';
import { cardOf } from './cardWords';
import { JournalEffects, Omens } from './OtherPanels';
import type { PanelProps } from './VotePanel';

const campOf = ({ frames }: StoryState) => {
  const frame = frames[frames.length - 1];
  return frame?.kind === 'camp' ? frame : undefined;
};

export const readyLabel = (view: StoryState): string => (campOf(view)?.equip ? 'Ready for the battle' : 'Go on');

/** Below the camp, always in reach. */
export function CampFoot({ view, play }: PanelProps) {
  return <Button large kind="primary" label={readyLabel(view)} onPress={() => void play({ kind: 'ready' })} style={styles.foot} />;
}

/** Between reading and fighting: learn, pack, agree on the difficulty. */
export function CampPanel({ view, seat, play }: PanelProps) {
  const frame = campOf(view);
  const own = heroesOf(view, seat);
  const [hero, setHero] = useState<HeroId>();
  const [changes, setChanges] = useState(false);
  if (!frame) return null;
  const shown = hero && own.includes(hero) ? hero : own[0];
  return (
    <View style={styles.panel}>
      {frame.equip && <JournalEffects view={view} />}
      {own.length > 1 && <Segmented<HeroId> label="Hero" value={shown ?? 'takahiro'} segments={own.map((each) => ({ value: each, label: nameOf(each) }))} onChange={(next) => setHero(next)} />}
      {shown && frame.learn && <Lessons view={view} hero={shown} play={play} />}
      {shown && frame.equip && <Packing key={shown} view={view} hero={shown} play={play} />}
      {shown && <Belongings key={`${shown} won`} view={view} hero={shown} />}
      {view.part === 'scar' && <Text size="small">There is no loot. Every hero starts the next battle with 2 less HP.</Text>}
      {frame.difficulty && <Wish view={view} seat={seat} play={play} />}
      {frame.equip && view.omens.length > 0 && <Button label={changes ? 'What your Facts change: hide it' : `What your Facts change: ${view.omens.length}`} onPress={() => setChanges(!changes)} />}
      {frame.equip && changes && <Omens view={view} omens={view.omens} />}
    </View>
  );
}

/** RR-397: how hard the next chapters are to be. */
function Wish({ view, seat, play }: Pick<PanelProps, 'view' | 'seat' | 'play'>) {
  const wish = view.wishes[seat] ?? view.difficulty;
  const label = view.seats > 1 ? 'Difficulty from here on, if all agree' : 'Difficulty from here on';
  return (
    <View style={styles.group}>
      <Text size="small" tone="dim">{label}</Text>
      <Segmented
        label={label}
        value={wish}
        segments={DIFFICULTIES.map((value: Difficulty) => ({ value, label: capital(value) }))}
        onChange={(difficulty) => void (difficulty !== wish && play({ kind: 'wish', difficulty }))}
      />
    </View>
  );
}

type PartProps = Pick<PanelProps, 'view' | 'play'> & { readonly hero: HeroId };

const soulsWords = (souls: StoryState['party'][HeroId]['souls']): string =>
  SOULS.flatMap((soul) => (souls[soul] > 0 ? [`${souls[soul]} ${soul}`] : [])).join(', ') || 'none yet';

/** RR-445, RR-446: what this chapter has made of the party. */
function growthWords({ chapter, level, part }: StoryState): string {
  const slots = slotsIn(chapter + 1);
  const more = part === 'victory' && slots > slotsIn(chapter) ? ` From now on there are ${slots} slots for skills.` : '';
  return `The party ${level > levelIn(chapter) ? 'has reached' : 'is at'} level ${level}.${more}`;
}

/** RR-443: what Souls can buy now and, for whoever asks, what they will. */
function Lessons({ view, hero, play }: PartProps) {
  const { colours } = useTheme();
  const [later, setLater] = useState(false);
  const lessons = lessonsOf(view, hero).map((lesson) => ({ ...lesson, open: allows(() => void demandLesson(view, hero, lesson.id)) }));
  const waiting = lessons.filter(({ open }) => !open).length;
  return (
    <View style={styles.list}>
      <Text size="small" tone="dim">{growthWords(view)}</Text>
      <Text bold>{`${nameOf(hero)} has Souls: ${soulsWords(view.party[hero].souls)}`}</Text>
      {waiting === lessons.length && waiting > 0 && <Text size="small" tone="dim">They do not pay for a skill yet.</Text>}
      {lessons.filter(({ open }) => open || later).map(({ id, name, level, souls, words, open }) => {
        const price = SOULS.flatMap((soul) => (souls?.[soul] ? [`${souls[soul]} ${soul}`] : [])).join(', ');
        const why = level > view.level ? `level ${level}` : price;
        return (
          <Touchable
            key={id}
            onPress={() => void play({ kind: 'learn', hero, skill: id })}
            style={[styles.lesson, { borderColor: open ? colours.accent : colours.line, backgroundColor: open ? colours.raised : colours.card }]}
          >
            <Text bold={open} tone={open ? 'ink' : 'dim'}>{`${open ? 'Learn' : 'Later'}: ${name}, ${why}`}</Text>
            <Text size="small" tone="dim">{plain(words)}</Text>
          </Touchable>
        );
      })}
      {waiting > 0 && <Button label={later ? 'Only what can be learned now' : `Skills for later: ${waiting}`} onPress={() => setLater(!later)} />}
    </View>
  );
}

/** RR-83: two weapons, an armor, skills for the slots, an ultimate, dice or no luck. */
function Packing({ view, hero, play }: PartProps) {
  const { loadout, noLuck } = view.party[hero];
  const equip = (change: Partial<Loadout> & { readonly noLuck?: boolean }) => void play({ kind: 'equip', hero, noLuck, weapons: loadout.weapons, armor: loadout.armor, skills: loadout.skills, ultimate: loadout.ultimate, ...change });
  const toggleSkill = (id: string) => equip({ skills: loadout.skills.includes(id) ? loadout.skills.filter((each) => each !== id) : [...loadout.skills, id] });
  const best = bestPacked(view, hero);
  return (
    <View style={styles.list}>
      {!sameJson(best, loadout) && <Button label="Pack the best of it for me" onPress={() => equip(best)} />}
      <Cards wide title="Two weapons; a third takes the place of the first" hero={hero} ids={weaponsOf(view, hero)} chosen={loadout.weapons} onPress={(id) => (loadout.weapons.includes(id) ? undefined : equip({ weapons: [loadout.weapons[1], id] }))} />
      <Cards title="Armor" hero={hero} ids={armorsOf(view, hero)} chosen={[loadout.armor]} onPress={(armor) => equip({ armor })} />
      <Cards title={`Skills: ${loadout.skills.length} of ${slotsOf(view)}`} hero={hero} ids={skillsOf(view, hero)} chosen={loadout.skills} onPress={toggleSkill} />
      <Cards title="Ultimate" hero={hero} ids={ultimatesOf(hero)} chosen={[loadout.ultimate]} onPress={(ultimate) => equip({ ultimate })} />
      <Toggle label="Without luck: Destiny cards instead of dice" value={noLuck} onChange={(next) => equip({ noLuck: next })} />
    </View>
  );
}

interface CardsProps {
  /** They say so much that a phone has room for one beside the other only if its letters are small. */
  readonly wide?: boolean;
  readonly title: string;
  readonly hero: HeroId;
  readonly ids: readonly string[];
  readonly chosen: readonly string[];
  onPress(id: string): void;
}

function Cards({ wide = false, title, hero, ids, chosen, onPress }: CardsProps) {
  const { colours, textScale } = useTheme();
  return (
    <View role="group" aria-label={title} style={styles.group}>
      <Text size="small" tone="dim">{title}</Text>
      <View style={styles.cards}>
        {ids.map((id) => {
          const worn = chosen.includes(id);
          const { name, words } = cardOf(hero, id);
          return (
            <Touchable key={id} aria-pressed={worn} onPress={() => onPress(id)} style={[styles.card, { flexBasis: (wide ? WIDE_CARD : CARD_WIDTH) * textScale, borderColor: worn ? colours.accent : colours.line, backgroundColor: worn ? colours.raised : colours.card }]}>
              <Text bold={worn} tone={worn ? 'accent' : 'ink'}>{worn ? `✓ ${name}` : name}</Text>
              <Text size="small" tone="dim">{words}</Text>
            </Touchable>
          );
        })}
      </View>
    </View>
  );
}

const CARD_WIDTH = 150;
const WIDE_CARD = 230;

const styles = StyleSheet.create({
  panel: { padding: space.medium, gap: space.medium },
  foot: { margin: space.medium },
  list: { gap: space.small },
  lesson: { borderWidth: 1.5, borderRadius: radius.medium, padding: space.small, minHeight: 48 },
  group: { gap: space.tiny },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  card: { flexGrow: 1, borderWidth: 2, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny, minHeight: 44 },
});
