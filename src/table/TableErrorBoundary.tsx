import { useRouter, type ErrorBoundaryProps } from 'expo-router';

import { LostPart } from '@/box/LostPart';
import { PartLost } from '@/box/partLost';

import { TableTrouble } from './TableTrouble';

/** When a table cannot be fetched or drawn, or breaks in the middle: the match itself is safe, every move was saved. */
export function TableErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  const router = useRouter();
  const toShelf = () => router.replace('/');
  if (error instanceof PartLost) return <LostPart onAgain={() => void retry()} onBack={toShelf} />;
  return <TableTrouble words={`Something broke while the table was drawn: ${error.message}`} onBack={toShelf} />;
}
