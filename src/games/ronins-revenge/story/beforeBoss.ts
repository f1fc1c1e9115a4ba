import { heroChanges, omenOf, partyChanges, unlockedBy } from './bosses';
import { openBooks } from './journals';
import { readerOf } from './party';
import { answer, decision, process } from './world';

/** RR-409: what the Facts change, then the journals, then the loadouts. */
export const beforeBoss = process('beforeBoss', {
  sitter: (run, { retry }) => {
    const { chapter, facts, sitter } = run.state;
    if (!retry && chapter === SEAT_CHAPTER && facts.includes('seatTaken') && sitter === null) run.call({ kind: 'choose', purpose: 'sitter' });
  },
  facts: (run, { retry }) => {
    const { state } = run;
    const changes = partyChanges(state);
    // What the journals know was told the first time.
    state.omens = [...changes, ...(retry ? heroChanges(state) : [])].map(omenOf);
    for (const item of unlockedBy(changes)) if (!state.items.includes(item)) state.items.push(item);
    run.emit({ type: 'omens', count: changes.length });
    run.call({ kind: 'omens' });
  },
  books: (run, { retry }) => {
    if (retry) return;
    openBooks(run);
    run.call({ kind: 'journals' });
  },
  loadouts: (run, { retry }) => run.call({ kind: 'camp', learn: retry, equip: true, difficulty: false, ready: [] }),
});

/** Whoever took the seat in chapter 9 has to be named before the battle of the last one. */
const SEAT_CHAPTER = 10;

/** One by one, at the reader's pace. */
export const omens = decision('omens', {
  who: readerOf,
  words: (s) => (s.omens.length === 0 ? 'Nothing you did has reached this place.' : 'What you did has got here before you.'),
  answers: {
    goOn: answer({})({ label: () => ({ label: 'Go on', tone: 'primary' }), untimely: 'RR-409', play: (run) => run.end() }),
  },
});
