import { channelHolds, type Channel, type Word } from './channelHolds';
import { soleWindow, type Holds } from './hold';
import { lockHolds } from './lockHolds';

const CHANNEL = 'grudgebox-holds';

function channel(): Channel {
  const line = new BroadcastChannel(CHANNEL);
  return { tell: (word) => line.postMessage(word), listen: (heard) => line.addEventListener('message', ({ data }: MessageEvent<Word>) => heard(data)) };
}

function forThisBrowser(): Holds {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return lockHolds(navigator.locks);
  return typeof BroadcastChannel === 'undefined' ? soleWindow : channelHolds(channel());
}

export const deviceHolds: Holds = forThisBrowser();
