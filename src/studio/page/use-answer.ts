import { useEffect, useState } from 'react';
import { act } from './store.ts';

/** What the server answers to a question, which is asked anew with each other `again`; undefined until it comes. */
export function useAnswer<T extends object>(question: string, again?: unknown): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    void again;
    let isLast = true;
    void act<T>(question).then((told) => isLast && told && setAnswer(told));
    return () => {
      isLast = false;
    };
  }, [question, again]);
  return answer;
}
