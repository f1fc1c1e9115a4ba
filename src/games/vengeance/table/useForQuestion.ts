import { useState } from 'react';

/**
 * Something that belongs to one question and is forgotten with the next, also with one of the same name later on. While
 * nothing is asked (others act, a move is told) it is kept: the same question may come back.
 */
export function useForQuestion<T>(question: string, nothing: T): readonly [T, (value: T) => void] {
  const [kept, setKept] = useState({ question, value: nothing });
  const another = question !== '' && kept.question !== question;
  if (another) setKept({ question, value: nothing });
  return [another ? nothing : kept.value, (value) => setKept({ question: question === '' ? kept.question : question, value })];
}
