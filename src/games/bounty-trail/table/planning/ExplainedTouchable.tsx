import { useRef } from 'react';
import type { View } from 'react-native';

import type { Explanation } from '@/table/contract';
import { useExplanation } from '@/table/explain';
import { Touchable, type TouchableProps } from '@/theme/ui';

/** A button that explains itself: long press, mouse at rest. */
export function ExplainedTouchable({ explain, ...rest }: TouchableProps & { readonly explain: Explanation | undefined }) {
  const view = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, view);
  return <Touchable ref={view} {...rest} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur} />;
}
