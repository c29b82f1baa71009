import { useEffect, useState } from 'react';
import { act } from './store.ts';

/**
 * What the server answers to a question, which is asked anew with another body and each other `again`; undefined
 * until it comes, and then the last answer that came.
 */
export function useAnswer<T extends object>(
  question: string,
  again?: unknown,
  body: object = {},
): T | undefined {
  const [answer, setAnswer] = useState<T>();
  const asked = JSON.stringify(body);
  useEffect(() => {
    void again;
    let isLast = true;
    void act<T>(question, JSON.parse(asked)).then((told) => isLast && told && setAnswer(told));
    return () => {
      isLast = false;
    };
  }, [question, again, asked]);
  return answer;
}
