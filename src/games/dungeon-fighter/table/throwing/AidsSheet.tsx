import { Sheet, Text, Toggle } from '@/theme/ui';

import { REQUIREMENTS } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import { isSensed } from './evidence';
import { useThrowProfile, withTouch } from './profile';

interface AidsSheetProps {
  readonly visible: boolean;
  /** Throws in force now. */
  readonly ids: readonly RequirementId[];
  onClose(): void;
}

/** How the people at this device throw; remembered. */
export function AidsSheet({ visible, ids, onClose }: AidsSheetProps) {
  const profile = useThrowProfile();
  return (
    <Sheet title="Throwing aids" visible={visible} onClose={onClose}>
      <Toggle
        label="One hand"
        help="Weak hand, card jump, pious shot and borrowed hand with a single finger. The weak hand becomes a mirror."
        value={profile.oneHanded}
        onChange={(oneHanded) => profile.change({ oneHanded })}
      />
      <Toggle
        label="Sonar"
        help="The board’s centre sounds from left or right, low when you fall short and high when you go too far. Power is spoken; hold the button at the lower edge to throw."
        value={profile.sonar}
        onChange={(sonar) => profile.change({ sonar })}
      />
      {ids.filter(isSensed).map((id) => (
        <Toggle
          key={id}
          label={`${REQUIREMENTS[id].name} always by touch`}
          help="Also when the other throws are made by moving the phone."
          value={profile.byTouch.includes(id)}
          onChange={(touch) => profile.change(withTouch(profile, [id], touch))}
        />
      ))}
      <Text size="small" tone="dim">Keys: arrows left and right aim, square brackets tip the throw, hold the space bar for power. A trembling hand: start a game with the assist “steady”, and every window of time is half as long again.</Text>
    </Sheet>
  );
}
