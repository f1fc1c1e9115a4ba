import type { StoryStep } from '../content/story/chapter';
import type { FactId } from '../content/story/factNames';
import { LAST_CHAPTER, levelIn } from './progress';
import { allSeats, readerOf } from './party';
import { chapterNow, currentEntry, entryNumbered } from './pages';
import { heldLines, partySituation } from './situations';
import type { Part, StoryState } from './state';
import { answer, decision, process, type StoryRun } from './world';

/** RR-408: a Fact is held or not. */
function gain(run: StoryRun, fact: FactId): void {
  if (run.state.facts.includes(fact)) return;
  run.state.facts.push(fact);
  run.emit({ type: 'gained', fact });
}

/** Where each part begins. */
const FIRST: Readonly<Record<Part, (s: StoryState) => number>> = {
  story: (s) => chapterNow(s).start,
  victory: (s) => chapterNow(s).victory,
  defeat: (s) => chapterNow(s).defeat,
  scar: (s) => chapterNow(s).defeat,
};

export const part = process('part', {
  read: (run) => {
    const { state } = run;
    if (state.part === 'scar') return leaveScarred(run);
    run.call({ kind: 'reading', entry: FIRST[state.part](state), next: null });
  },
});

/** RR-448: a second defeat is passage. No loot, a scar, and the next chapter. */
function leaveScarred(run: StoryRun): void {
  const { boss, id } = chapterNow(run.state);
  run.state.pages.push({ kind: 'scar', boss });
  run.emit({ type: 'opened', page: run.state.pages.length - 1 });
  gain(run, SCARS[boss]);
  run.call({ kind: 'turnPage' });
  if (id === LAST_CHAPTER) run.call({ kind: 'ending', page: 0 });
  else run.call(...nextChapter(run, id + 1, false));
}

const SCARS = {
  ushikado: 'scarredByUshikado', itoguruma: 'scarredByItoguruma', funakuro: 'scarredByFunakuro', nineFaces: 'scarredByNineFaces', raitora: 'scarredByRaitora',
  kugi: 'scarredByKugi', akaAo: 'scarredByAkaAo', gashaO: 'scarredByGashaO', harunobu: 'scarredByHarunobu', kurokai: 'scarredByKurokai',
} as const satisfies Record<string, FactId>;

/** RR-445: the level rises between the chapters; Souls may be spent after a victory (RR-443), the difficulty changed by all (RR-397). */
function nextChapter(run: StoryRun, chapter: number, learn: boolean): [StoryState['frames'][number]] {
  const level = levelIn(chapter);
  if (level > run.state.level) {
    run.state.level = level;
    run.emit({ type: 'level', level });
  }
  return [{ kind: 'camp', learn, equip: false, difficulty: true, ready: [] }];
}

/** RR-406: one entry after the other. */
export const reading = process('reading', {
  open: (run, frame) => {
    const { state } = run;
    const { also = [], steps = [], vote, test, goto } = entryNumbered(chapterNow(state), frame.entry);
    const facts = steps.flatMap((step) => (step.do === 'fact' ? [step.id] : []));
    // The conditions are read when the entry is opened, before what it gives.
    const held = heldLines(also, partySituation(state));
    state.pages.push({ kind: 'entry', entry: frame.entry, also: held, gained: facts.filter((fact) => !state.facts.includes(fact)) });
    run.emit({ type: 'opened', page: state.pages.length - 1 });
    for (const fact of facts) gain(run, fact);
    frame.next = goto ?? null;
    run.call(vote ? { kind: 'vote' } : test ? { kind: 'trial' } : { kind: 'turnPage' });
  },
  follow: (run, frame) => {
    if (frame.next !== null) {
      frame.entry = frame.next;
      return 'open';
    }
    for (const step of currentEntry(run.state).steps ?? []) perform(run, step);
    if (currentEntry(run.state).storyEnd) run.call({ kind: 'beforeBoss', retry: false });
    return undefined;
  },
});

function perform(run: StoryRun, step: StoryStep): void {
  switch (step.do) {
    case 'fact':
      return;
    case 'lootDraft':
      return run.call({ kind: 'draft' });
    case 'retry':
      return run.call({ kind: 'beforeBoss', retry: true });
    case 'nextChapter':
      return run.call(...nextChapter(run, step.id, true));
    case 'ending':
      return run.call({ kind: 'ending', page: 0 });
  }
}

/** Everybody hears; one of them reads and turns the page. */
export const turnPage = decision('turnPage', {
  who: (s) => (s.seats === 1 ? allSeats(s) : readerOf(s)),
  words: (s) => (s.seats === 1 ? 'Read on when you are ready.' : 'Read on when everybody has heard it.'),
  answers: {
    turn: answer({})({ label: () => ({ label: 'Read on', tone: 'primary' }), untimely: 'RR-406', play: (run) => run.end() }),
  },
});

