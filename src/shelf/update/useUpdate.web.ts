import { useEffect, useState } from 'react';

/** Where a new build shows itself: it is installed beside the running one, and waits. */
function watch(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): () => void {
  const look = () => registration.waiting && navigator.serviceWorker.controller && onWaiting(registration.waiting);
  const found = () => registration.installing?.addEventListener('statechange', look);
  // Without a network nothing new can be found, and nothing is wrong.
  const ask = () => document.visibilityState === 'visible' && void registration.update().catch(() => undefined);
  registration.addEventListener('updatefound', found);
  document.addEventListener('visibilitychange', ask);
  found();
  look();
  ask();
  return () => {
    registration.removeEventListener('updatefound', found);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** How to change to the new build, once there is one. Other windows go on with the one they have. */
export function useUpdate(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    void navigator.serviceWorker.ready.then((registration) => {
      if (!gone) stop = watch(registration, setWaiting);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return (
    waiting &&
    (() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => globalThis.location.reload(), { once: true });
      waiting.postMessage({ takeOver: true });
    })
  );
}
