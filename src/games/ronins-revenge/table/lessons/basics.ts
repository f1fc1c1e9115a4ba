import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Lesson } from '@/table/learn/lesson';

import type { Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { arrangeTurn, endsOn, LESSON_OPTIONS } from './arrange';

type BattleLesson = Lesson<Move, BattleState>;

/** What every lesson shares: Kit leads Takahiro. */
const FRAME = { options: LESSON_OPTIONS, names: ['Kit'], seat: 0 } as const;

/** The boss, on the field and at the end of the line: one who can be struck is offered as a target. */
const HIM: readonly string[] = ['Ushikado', 'Attack Ushikado'];

/** Dawn-Keeper, Takahiro's sword: a Light cut and a Heavy sweep. */
const CUT = { kind: 'attack', weapon: 0, attack: 0, targets: ['boss:0'] } satisfies Partial<Move>;
const SWEEP = { kind: 'attack', weapon: 0, attack: 1, targets: ['boss:0'] } satisfies Partial<Move>;

export const moving: BattleLesson = {
  ...FRAME, id: 'moving', title: 'Moving', seed: 'moving',
  arrange: (state) => arrangeTurn(state, { takahiro: 'K6', open: { L: 'L-1', H: 'H-1', S: 'S-4' } }),
  steps: [
    { kind: 'say', say: 'You are Kit, and you lead Takahiro. The ox-headed one is Ushikado, and the number beside his head is what is left of his bar. You win when nothing is left of him. First you have to get there.', point: ['Takahiro', ...HIM] },
    { kind: 'say', say: 'Squares with a dot, or only a number in a ring, are free: Takahiro moves 3. The ring counts steps; a red number is the Stamina a square costs beyond that. Diagonal steps cost no more than straight ones.', point: 'Move to H6' },
    { kind: 'do', say: 'Walk up to him: touch H6, three squares north, then Go.', point: 'Move to H6', expect: { kind: 'move' }, fits: endsOn('H6'), otherwise: 'Not yet: first walk to H6, three squares to the north.' },
    { kind: 'say', say: 'There you are, and you look at him: the point on Takahiro’s ring shows it. You may choose where to look whenever a Move ends.', point: 'Takahiro' },
    { kind: 'say', say: 'The Move is one piece, before your action or after it. Besides it every turn has exactly one Main Action: an attack, or a Rest. You will strike in the lesson after next.', point: ['Measured Cut', 'Cleaving Arc', 'Long Thrust', 'Rest'] },
    { kind: 'free', say: 'That is moving. The next lesson is about the sides of a boss.' },
  ],
};

export const sides: BattleLesson = {
  ...FRAME, id: 'arcs', title: 'Front and rear', seed: 'arcs',
  arrange: (state) => arrangeTurn(state, { takahiro: 'H8', open: { L: 'L-3', H: 'H-1', S: 'S-4' } }),
  steps: [
    { kind: 'say', say: 'The red point shows where Ushikado looks: south. Everything south of him, as far as the field goes, is his front. North of him is his rear; east is his left, west his right.', point: HIM },
    { kind: 'say', say: 'You stand off his corner, so you are in two arcs at once: in his front and at his left.', point: 'Takahiro' },
    { kind: 'do', say: 'Get behind him. E8 is three steps away and costs nothing.', point: 'Move to E8', expect: { kind: 'move' }, fits: endsOn('E8'), otherwise: 'Walk round him to E8, straight north of you.' },
    { kind: 'say', say: 'Now you are in his rear, and still at his left. Many of his cards can only be broken from one side, and Sayaka strikes best from behind.', point: 'Takahiro' },
    { kind: 'say', say: 'You have a front as well: an attack needs its target in front of you. On your own turn you may turn before you strike; in everybody else’s you cannot.', point: 'Takahiro' },
    { kind: 'free', say: 'Those are the arcs. Next: your first blow, and what it brings.' },
  ],
};

export const firstBlow: BattleLesson = {
  ...FRAME, id: 'first-blow', title: 'A blow and its card', seed: 'first blow 2',
  arrange: (state) => arrangeTurn(state, { takahiro: 'H6', open: { L: 'L-5', H: 'H-6', S: 'S-4' } }),
  steps: [
    { kind: 'say', say: 'Three cards of the boss lie open: Light, Heavy, Special. Your blow pulls the card of its own kind. So you choose what he will do.', point: ['Light card on top', 'Heavy card on top', 'Special card on top'] },
    { kind: 'say', say: 'The Light card, Elbow Check, is weak against slashing: while it lies there, Light slashing attacks do double damage.', point: 'Light card on top' },
    { kind: 'do', say: 'Measured Cut is Light and slashing. Touch it: you see what it will do and where the card will go, and further down the damage line by line. Then strike.', point: 'Measured Cut', expect: CUT, otherwise: 'Try Measured Cut: the Light attack, against Ushikado.' },
    { kind: 'say', say: 'Doubled; what dice show comes on top. And here is the price: Elbow Check lies in slot 1, and when all of you have acted, he will play it.', point: 'Slot 1' },
    { kind: 'say', say: 'A Heavy attack would have pulled the Heavy card, a Rest the Special one. The flame says whom he will go for: here it is you.', point: 'Takahiro' },
    { kind: 'free', say: 'So every blow has its answer. Next: how to make sure that the answer never comes.' },
  ],
};

export const breaking: BattleLesson = {
  ...FRAME, id: 'break', title: 'Break', seed: 'break 1',
  arrange: (state) => arrangeTurn(state, { takahiro: 'F9', facing: 3, comrades: { kensho: 'H6' }, open: { L: 'L-2', H: 'H-1', S: 'S-4' } }),
  steps: [
    { kind: 'say', say: 'Iron Club Fall, the Heavy card, would hurt: 10 damage. But it prints how to break it: Rear and Flank. Your attack must meet both.', point: 'Heavy card on top' },
    { kind: 'say', say: 'Rear: you stand north of him. Flank: you and a friend stand right beside him on opposite sides. Kensho is south of him already.', point: 'Kensho' },
    { kind: 'do', say: 'So go to E7: north of him, opposite Kensho.', point: 'Move to E7', expect: { kind: 'move' }, fits: endsOn('E7'), otherwise: 'E7 is the square: behind him, opposite Kensho.' },
    { kind: 'do', say: 'Now a Heavy attack, Cleaving Arc. The forecast says that both parts are met. Strike.', point: 'Cleaving Arc', expect: SWEEP, otherwise: 'A Heavy attack pulls the Heavy card: Cleaving Arc.' },
    { kind: 'say', say: 'Broken! The card lies face down and will be skipped: no blow, nothing. And because you flanked him, your attack did 2 more.', point: 'Slot 1' },
    { kind: 'free', say: 'Reading the cards and standing right is most of the art. Next: the slot that swallows cards.' },
  ],
};

export const eventSlot: BattleLesson = {
  ...FRAME, id: 'event-slot', title: 'The slot of the Event', seed: 'event-slot 1',
  arrange: (state) => arrangeTurn(state, {
    takahiro: 'H6', comrades: { kosuke: 'I8', kensho: 'H9' }, open: { L: 'L-1', H: 'H-6', S: 'S-7' }, event: 'E-2',
    slots: [{ card: 'L-3', broken: true }, { card: 'L-2', broken: true }, { card: 'H-1', broken: true }],
  }),
  steps: [
    { kind: 'say', say: 'The others have acted, and broken all three cards. Only slot 4 is left, and the hourglass has been on it all round: the Event will take it.', point: 'Slot 4' },
    { kind: 'say', say: 'Whatever card lies there when the Event comes is gone. So now is the time for the attack with the worst card: Gate Slam, 12 damage.', point: 'Heavy card on top' },
    { kind: 'do', say: 'Strike with Cleaving Arc. The forecast says that the Event will swallow Gate Slam.', point: 'Cleaving Arc', expect: SWEEP, otherwise: 'Use the Heavy attack, Cleaving Arc: its card goes into slot 4.' },
    { kind: 'do', say: 'Gate Slam lies in slot 4, for a moment. End your turn and watch.', point: 'End the turn', expect: { kind: 'endTurn' }, otherwise: 'End the turn: the Event is next.' },
    { kind: 'say', say: 'The Event took the slot, Gate Slam was thrown away, and three broken cards were skipped: he did not strike at all. All that came is the fire of the Event. It burns him too, and Kosuke and Kensho had better leave it.', point: ['Kosuke', 'Kensho'] },
    { kind: 'say', say: 'A new round: the slots are empty, the line has moved on, and the hourglass stands on slot 1. A card you break there would be wasted work.', point: 'Slot 1' },
    { kind: 'free', say: 'Plan the round around that slot. One thing is left: striking back.' },
  ],
};

export const strikingBack: BattleLesson = {
  ...FRAME, id: 'counterstrike', title: 'Striking back', seed: 'counterstrike 2',
  arrange: (state) => arrangeTurn(state, {
    takahiro: 'H6', open: { L: 'L-5', H: 'H-6', S: 'S-7' }, event: 'E-2',
    slots: [{ card: 'L-2', broken: false }, { card: 'L-3', broken: true }, { card: 'H-1', broken: true }],
  }),
  steps: [
    { kind: 'say', say: 'Slot 1 holds Chain Flick, a slashing attack, and the flame is on you. Whoever strikes with slashing now can answer it.', point: 'Slot 1' },
    { kind: 'do', say: 'Strike with Measured Cut: slashing.', point: 'Measured Cut', expect: CUT, otherwise: 'Measured Cut it must be: it makes your sword ready for slashing.' },
    { kind: 'do', say: 'Your sword is ready for any slashing attack on you, until the round ends. You look at him, and that matters: you cannot turn later. End your turn.', point: 'End the turn', expect: { kind: 'endTurn' }, otherwise: 'End the turn, and let him come.' },
    { kind: 'until', say: 'Chain Flick. Precision 6: with 6 Dodge you are not hit. Stamina buys Dodge or more blue dice, or take it: 5 damage, less your Armor. Choose.', point: ['Take it', 'Defend'], done: (state) => topFrame(state)?.kind === 'counter' || (state.heroes.takahiro.primed === null) },
    { kind: 'do', say: 'Hit or dodged, it was slashing: strike back, for no Stamina. Either attack of the sword will do.', point: ['Measured Cut', 'Cleaving Arc'], expect: { kind: 'counter' }, otherwise: 'This is the moment: strike back.', when: (state) => topFrame(state)?.kind === 'counter' },
    { kind: 'until', say: 'The dice have fallen: strike. If they showed your Special, it comes after the blow.', point: 'Strike', when: (state) => nearestFrame(state, 'attack') !== undefined, done: (state) => nearestFrame(state, 'attack') === undefined },
    { kind: 'say', say: 'A Counterstrike pulls no card. So look at the damage types in the slots before you choose your own: the right blade strikes twice a round.' },
    { kind: 'say', say: 'You know it all now: break what you can, let the Event swallow the worst, strike where he is weak, strike back. Empty his bar again and again until the last cube is gone, and you have won. If all four of you lie on the ground, he has.', point: HIM },
    { kind: 'free', say: 'Next: a whole battle on Easy, with hints.' },
  ],
};
