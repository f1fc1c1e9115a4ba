import { Sheet, Text } from '@/theme/ui';

import type { Forecast } from './forecast';
import { ForecastLines } from './ForecastLines';

interface ForecastSheetProps {
  readonly title: string;
  readonly visible: boolean;
  readonly forecast: Forecast;
  /** What the numbers take for granted: "If nobody gets in your way." */
  readonly note?: string;
  onClose(): void;
}

/** What will be paid and why, before anybody pays it. */
export function ForecastSheet({ title, visible, forecast, note, onClose }: ForecastSheetProps) {
  return (
    <Sheet title={title} visible={visible} onClose={onClose}>
      <ForecastLines forecast={forecast} />
      {note !== undefined && <Text size="small" tone="dim">{note}</Text>}
    </Sheet>
  );
}
