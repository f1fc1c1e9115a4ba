import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { InTableRoom, replayRoom } from '@/shelf/tableRooms';

export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';

export default function ReplayRoute() {
  const { id, from } = useLocalSearchParams<{ id: string; from?: string }>();
  return <InTableRoom room={replayRoom}>{({ ReplayScreen }) => <ReplayScreen key={id} id={id} findBox={findBox} nearEnd={from === 'end'} />}</InTableRoom>;
}
