import { useLocalSearchParams } from 'expo-router';

import { findBox } from '@/games';
import { InTableRoom, learnRoom } from '@/shelf/tableRooms';

export { ScreenErrorBoundary as ErrorBoundary } from '@/box/ScreenErrorBoundary';

export default function LearnRoute() {
  const { box } = useLocalSearchParams<{ box: string }>();
  return <InTableRoom room={learnRoom}>{({ LearnScreen }) => <LearnScreen key={box} boxId={box} findBox={findBox} />}</InTableRoom>;
}
