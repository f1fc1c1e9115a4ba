import type { Fighting, Step } from '../../content/steps';

interface VerbWords {
  /** As a chip. */
  readonly name: string;
  /** What the prompt line asks while it waits for its target. */
  readonly asks: string;
  /** The rule that a bad target breaks depends on what is being done. */
  readonly wrong: readonly [rule: string, words: string];
}

const BY_ITSELF = ['RF-114', 'This happens by itself.'] as const;

export const VERB_WORDS: Readonly<Record<keyof Fighting['verbs'], VerbWords>> = {
  move: { name: 'Move', asks: 'Move: choose a room next door.', wrong: ['RF-124', 'Move goes through a door into an adjacent room.'] },
  jump: { name: 'Jump', asks: 'Jump: choose a room two doors away.', wrong: ['RF-144', 'Jump goes two doors far, to another room.'] },
  hit: { name: 'Hit', asks: 'Hit: choose an enemy in your room.', wrong: ['RF-128', 'Hit takes a living enemy in your own room that it can damage.'] },
  hitEach: { name: 'Hit all', asks: 'Hit every minion here: who is next?', wrong: ['RF-128', 'Every minion of your room is hit once.'] },
  shoot: { name: 'Shoot', asks: 'Shoot: choose an enemy next door.', wrong: ['RF-139', 'Shoot takes an enemy in an adjacent room that it can damage, never in your own.'] },
  evade: { name: 'Evade', asks: 'Evade: choose a minion here or next door.', wrong: ['RF-149', 'Evade takes an active minion, in your room or next door.'] },
  kill: { name: 'Kill', asks: 'Kill: choose a minion.', wrong: ['RF-152', 'Kill takes a living minion within its reach.'] },
  action: { name: 'Action', asks: 'Choose an action.', wrong: ['RF-115', 'This action is not offered.'] },
  loot: { name: 'Loot', asks: 'Choose what the loot gives you.', wrong: ['RF-231', 'This action is not offered.'] },
  heal: { name: 'Heal', asks: 'Heal.', wrong: BY_ITSELF },
  wound: { name: 'Wound', asks: 'Take a Wound.', wrong: BY_ITSELF },
  ready: { name: 'Ready', asks: 'Get ready.', wrong: BY_ITSELF },
};

const CHOICE: VerbWords = { name: 'Choose', asks: 'Choose a target: it decides what you do.', wrong: ['RF-226', 'Only a way that can be performed may be chosen.'] };

export function wordsOf(step: Step): VerbWords {
  switch (step.do) {
    case 'either':
    case 'may':
    case 'if':
    case 'repeat':
    case 'each':
      return CHOICE;
    default:
      return VERB_WORDS[step.do];
  }
}
