/** What a Fighting die can show. A double knife also serves wherever a knife is asked for (RF-79). */
export const FACES = ['move', 'gun', 'knife', 'doubleKnife', 'wound'] as const;
export type Face = (typeof FACES)[number];

export const FIGHTING_DIE: readonly Face[] = ['move', 'move', 'gun', 'knife', 'doubleKnife', 'wound'];

export const ACTIONS = ['training', 'purchase', 'healing', 'recon', 'loot'] as const;
export type Action = (typeof ACTIONS)[number];

export const FLASHBACK_DIE: readonly Action[] = ['training', 'training', 'purchase', 'healing', 'recon', 'loot'];
export const FLASHBACK_DICE = 3;
/** The bonus action of RF-36, numbered behind the three dice. */
export const BONUS_SOURCE = FLASHBACK_DICE;

export const FACE_NAMES: Readonly<Record<Face, string>> = {
  move: 'move', gun: 'gun', knife: 'knife', doubleKnife: 'double knife', wound: 'wound',
};

export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  training: 'Training', purchase: 'Purchase', healing: 'Healing', recon: 'Recon', loot: 'Loot',
};
