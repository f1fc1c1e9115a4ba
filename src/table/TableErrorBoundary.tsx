import { useRouter, type ErrorBoundaryProps } from 'expo-router';

import { TableTrouble } from './TableTrouble';

/** When a table cannot be drawn or breaks in the middle: the match itself is safe, every move was saved. */
export function TableErrorBoundary({ error }: ErrorBoundaryProps) {
  const router = useRouter();
  return <TableTrouble words={`Something broke while the table was drawn: ${error.message}`} onBack={() => router.replace('/')} />;
}
