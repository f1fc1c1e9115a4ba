import { BREATHS, setBreath } from './microphone.mjs';
import { replayTrace } from './traces.mjs';

const SWING_RELEASE = 505;
const DARK_MS = 500;

/** Throws made by moving the phone: recordings of hands, arms and whole bodies, and a finger on the glass where one is needed. */
export function recordedHands(visit, thrower) {
  const { page } = visit;
  const { finger } = thrower;
  const ready = async () => {
    await visit.press('Ready');
    await thrower.look();
  };
  /** A thumb on the pad while the recorded hand moves; it lets go at a moment of the recording. */
  const swing = async (trace, until, wrist) => {
    await finger.down(thrower.die);
    const begun = await replayTrace(page, trace, until, wrist);
    finger.setClock(begun + until);
    await finger.up(0);
  };
  /** A flick on the glass that ends at a moment of a recorded jump. */
  const jump = async (trace, release) => {
    const begun = await replayTrace(page, trace, release);
    thrower.finger.setClock(begun + release - 135);
    await thrower.flick({ after: 0 });
  };
  const lookAway = async () => {
    await ready();
    await replayTrace(page, 'turnAbout');
  };
  return {
    plain: async () => {
      await ready();
      await swing('overhand', SWING_RELEASE);
    },
    'Spin shot': async () => {
      await ready();
      await swing('overhand', 500, 'twist');
    },
    'Jump shot': async () => {
      await ready();
      await jump('jump', 900);
    },
    'Dancing shot': async () => {
      await lookAway();
      await jump('turnJump', 960);
    },
    'Blind shot': async () => {
      await ready();
      await finger.down(thrower.die);
      await page.waitForTimeout(DARK_MS);
      const begun = await replayTrace(page, 'overhand', SWING_RELEASE);
      finger.setClock(begun + SWING_RELEASE);
      await finger.up(0);
    },
    'Blow shot': async () => {
      await setBreath(page, BREATHS.long);
      // Nobody looks for the die: on a slow machine the breath may have taken it already.
      await visit.press('Ready');
      await page.waitForTimeout(BREATHS.long.roomMs + BREATHS.long.blowMs + 300);
    },
    'Backwards shot': async () => {
      await lookAway();
      await swing('overShoulder', SWING_RELEASE);
    },
    'Under the leg': async () => {
      await ready();
      await swing('lift', 500);
    },
    'Under the table': async () => {
      await ready();
      await swing('underhand', 560);
    },
    'Elbow shot': async () => {
      await ready();
      await replayTrace(page, 'tiltForward');
    },
    'Nose shot': async () => {
      await ready();
      await replayTrace(page, 'tiltForward');
    },
    /** Too short to be a jump. */
    stumble: async () => {
      await ready();
      await jump('stumble', 740);
      await replayTrace(page, 'held');
    },
  };
}
