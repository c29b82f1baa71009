import { useEffect, useState } from 'react';
import { act } from './store.ts';

/**
 * The server's last answer to a question; undefined until the first comes. The question is asked
 * again whenever its body or `again` changes.
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
