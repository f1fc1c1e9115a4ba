import { useEffect, useRef, useState } from 'react';

import { Announcer } from './Announcer';

interface Heard {
  /** What has happened so far, one sentence each. */
  readonly lines: readonly string[];
  /** What is to be done now. */
  readonly question: string;
}

/** What is new since the last time; what was taken back is not told again. */
export function newsSince(before: Heard, { lines, question }: Heard): string {
  const fresh = lines.slice(before.lines.length);
  return [...fresh, ...(question !== before.question || fresh.length > 0 ? [question] : [])].filter((words) => words !== '').join(' ');
}

/** The one voice of the table for screen readers: says each new sentence once, then what to do now. */
export function TableVoice({ lines, question }: Heard) {
  const heard = useRef<Heard>({ lines, question: '' });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const news = newsSince(heard.current, { lines, question });
    heard.current = { lines, question };
    if (news !== '') setSaid(news);
  }, [lines, question]);
  return <Announcer words={said} />;
}
