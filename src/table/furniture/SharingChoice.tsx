import type { Sharing } from '@/store/seats';
import { Segmented, Text } from '@/theme/ui';

const SEGMENTS = [
  { value: 'pass', label: 'Pass it round' },
  { value: 'around', label: 'All around it' },
] as const;

/** Several people, one screen: how do they share it? */
export function SharingChoice({ value, onChange }: { value: Sharing; onChange(sharing: Sharing): void }) {
  return (
    <>
      <Text size="small" tone="dim">How do you share this screen?</Text>
      <Segmented label="How you share this screen" segments={SEGMENTS} value={value} onChange={onChange} />
    </>
  );
}
