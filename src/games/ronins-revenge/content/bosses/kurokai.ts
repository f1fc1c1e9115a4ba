import type { FactChange } from '../boss';

/** What the three shapes of Kurokai have in common. */
const KUROKAI_FACTS: readonly FactChange[] = [
  { fact: 'kugiSpared', words: 'What W-2 does when revealed is left out.', steps: [{ do: 'custom', id: 'blankReveal', order: 2 }] },
  { fact: 'forgeLit', words: 'Every Move of the boss is 1 lower.', steps: [{ do: 'custom', id: 'bossMove', n: -1 }] },
  { fact: 'hammerDrowned', words: 'Remove Event E-1; the deck starts with E-2.', steps: [{ do: 'removeEvent', id: 'E-1' }] },
  {
    fact: 'harunobuSpared',
    words: 'At the start of round 2 the boss loses 18 HP.',
    steps: [{ do: 'roundStart', rounds: [2], steps: [{ do: 'loseHp', n: 18, who: 'boss' }] }],
  },
  {
    fact: 'harunobuJudged',
    words: 'Every hero starts with 1 Yin. The boss starts Resistant (Slashing).',
    steps: [{ do: 'startRes', res: 'yin', n: 1 }, { do: 'startCond', name: 'resistant', who: 'boss', dtype: 'slashing' }],
  },
  {
    fact: 'oneSent',
    words: 'The hero of the test in entry 4 starts next to the boss with 2 Ki.',
    steps: [{ do: 'custom', id: 'startBeside', who: 'tested' }, { do: 'startRes', res: 'ki', n: 2, who: 'tested' }],
  },
  { fact: 'threadLost', words: 'The hero of the test in entry 4 starts with Slowed.', steps: [{ do: 'startCond', name: 'slowed', who: 'tested' }] },
  { fact: 'sealTried', words: 'The boss starts with Slowed.', steps: [{ do: 'startCond', name: 'slowed', who: 'boss' }] },
  { fact: 'sealCracked', words: 'Every hero starts with 2 less HP.', steps: [{ do: 'startHp', n: -2 }] },
  { fact: 'termsRead', words: 'Wound cards W-2 and W-3 are public from the start.', steps: [{ do: 'revealWound', order: 2 }, { do: 'revealWound', order: 3 }] },
  { fact: 'inkSpilled', words: 'The first Event of the deck is put third.', steps: [{ do: 'custom', id: 'eventLater' }] },
  { fact: 'bookShut', words: 'The boss never gains Empowered.', steps: [{ do: 'custom', id: 'noEmpowered' }] },
];

export function kurokaiFact(name: string): FactChange {
  const change = KUROKAI_FACTS.find(({ fact }) => fact === name);
  if (!change) throw new RangeError(`no fact is called ${name}`);
  return change;
}
