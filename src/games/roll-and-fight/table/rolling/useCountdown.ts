import { useEffect, useState } from 'react';

const SECOND = 1000;

/** 3, 2, 1, 0: counts down once for every new key. */
export function useCountdown(key: string, seconds: number): number {
  const [count, setCount] = useState({ key, left: seconds });
  const left = count.key === key ? count.left : seconds;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setCount({ key, left: left - 1 }), SECOND);
    return () => clearTimeout(timer);
  }, [key, left]);
  return left;
}
