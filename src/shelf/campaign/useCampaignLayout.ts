import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { space, width } from '@/theme';

import { useColumns } from '../useColumns';

export interface CampaignLayout {
  /** Story and way side by side, where the window is wide and not held upright; large type needs the whole width. */
  readonly beside: boolean;
  /** There is room for larger type. */
  readonly roomy: boolean;
  readonly maxWidth: number;
  readonly picture: { readonly width: number; readonly height: number };
}

const LOWEST_PICTURE = 110;

export function useCampaignLayout(): CampaignLayout {
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const { wide, beside } = useColumns();
  const maxWidth = beside ? width.shelf : width.page;
  const room = Math.min(maxWidth, window.width - insets.left - insets.right - 2 * space.large);
  const across = beside ? Math.floor((room - space.wide) / 2) : room;
  const tallest = Math.max(LOWEST_PICTURE, window.height * (wide ? 0.36 : 0.26));
  return { beside, roomy: wide, maxWidth, picture: { width: across, height: Math.round(Math.min(across * (beside ? 0.72 : 0.5), tallest)) } };
}
