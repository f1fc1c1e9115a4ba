import type { RequirementId } from '../../content/vocabulary';

/** How each special throw is performed, for people who meet it for the first time. */
export interface Feat {
  readonly touch: string;
  /** With the phone in motion; absent where the finger does it anyway. */
  readonly sensor?: string;
  /** Shown once before the first such throw by motion. */
  readonly careful?: true;
}

export const FEATS: Readonly<Record<RequirementId, Feat>> = {
  piousShot: { touch: 'Fold your hands: hold the die for half a second, then flick straight up the lane. With two fingers: hold, then fling forward and apart.' },
  borrowedHandShot: { touch: 'Your neighbour’s hand follows your finger late and swings too far. Fling early. With a neighbour: their finger on the die, yours a good inch away.' },
  crossbowShot: { touch: 'The die lies on the back of a hand. Start well away from it and shoot across it in one quick swipe.', sensor: 'Hold the phone flat like the back of a hand and shoot your finger across the die.' },
  blowShot: { touch: 'Three quick puffs: stroke upwards over the die three times, fast.', sensor: 'Aim the arrow, press Ready, then blow into the microphone. Nothing is recorded.' },
  catapultShot: { touch: 'Pull the card’s end down to the green band and let it go. Pull further for more power.' },
  slamShot: { touch: 'Tap to toss the die up. When it falls through the ring, swipe down.', sensor: 'Tap to toss, then chop with the phone when the die falls through the ring.', careful: true },
  headShot: { touch: 'Tap to toss the die up. Tap again at the moment it meets your head.', sensor: 'Tap to toss, then nod with the phone when the die meets your head.' },
  elbowShot: { touch: 'The die lies on your elbow: drag on it, wait until the arm leans, let go.', sensor: 'Press Ready, take your fingers off the glass and tilt the phone.' },
  noseShot: { touch: 'The die lies on your nose: drag on it, wait until you have bowed, let go.', sensor: 'Press Ready, take your fingers off the glass and bow with the phone.' },
  weakHandShot: { touch: 'Throw inside the marked strip on the side of your weaker hand.' },
  underTheLegShot: { touch: 'A leg is in the way. Flick through the middle of the arch below the knee.', sensor: 'Turn the screen to the floor, lift the phone from below and let go of the pad.', careful: true },
  backwardsShot: { touch: 'You see the board in a mirror only. Everything is the wrong way round: flick down and to the other side.', sensor: 'Press Ready facing the table, turn your back to it for half a second, then throw over the shoulder.', careful: true },
  sittingShot: { touch: 'Your eyes are level with the table. Flick as usual, if you can see anything.', sensor: 'Hold the phone bolt upright for half a second, then throw.' },
  underTheTableShot: { touch: 'Your hand is below the edge. Stroke upwards, at least an inch.', sensor: 'Top edge up, toss the phone’s weight upwards and let go of the pad.', careful: true },
  farShot: { touch: 'One step back. Flick harder than you think.' },
  jumpShot: { touch: 'Hold to crouch for about half a second, lift to hop, and flick while you are up.', sensor: 'Jump, and flick on the glass while you are in the air.', careful: true },
  dancingShot: { touch: 'Twirl your finger half a circle, lift to leap, and flick before you land.', sensor: 'Ready at the table, turn your back, jump with a half turn and flick in the air.', careful: true },
  blindShot: { touch: 'Press the die: the screen goes black. Wait for the tick, then flick from memory.' },
  spinShot: { touch: 'Circle your finger one and a half times, quickly, and flick out of the circle.', sensor: 'Twist your wrist hard as you let go.' },
  twoBounceShot: { touch: 'Soft and early: the die must bounce twice on the table before the board.' },
  bankShot: { touch: 'Drag the wall where you like and turn it. The die must touch it before the board, and bounce on the table.' },
  cardJumpShot: { touch: 'Drag the card between you and the board. The die bounces before it and goes over. Throw steeply.' },
};

export const PLAIN_FEAT: Feat = {
  touch: 'Put your finger on the die and flick it towards the board. It must bounce on the table first.',
  sensor: 'Hold the grip pad, swing the phone towards the board, and lift your thumb to let go.',
  careful: true,
};
