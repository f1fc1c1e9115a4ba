/** Every sound there is: `assets/sounds/<name>.wav`, made by `scripts/sounds.mjs`. */
export const SOUND_NAMES = [
  'tick', 'untick', 'dull', 'chalk', 'click', 'thud', 'slide', 'whoosh', 'unwhoosh',
  'die1', 'die2', 'die3', 'die4', 'settle', 'wood1', 'wood2', 'board', 'clack',
  'hit', 'crack', 'drum', 'deepDrum', 'body', 'cymbal', 'shatter', 'blade', 'thunder', 'sting',
  'shot', 'empty', 'reload', 'coin', 'paper', 'tear', 'card', 'page', 'boots', 'stamp', 'marker', 'scratch',
  'bell', 'chime', 'clock', 'beep', 'pingLeft', 'pingHalfLeft', 'pingAhead', 'pingHalfRight', 'pingRight', 'heart', 'breath', 'breathIn', 'wind', 'sparkle', 'pluck', 'bassPluck', 'brass',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
