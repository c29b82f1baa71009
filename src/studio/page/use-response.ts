import { useEffect, useState } from 'react';
import { send } from './store.ts';

/**
 * The server's last response to a request; undefined until the first. The request is sent
 * again whenever its body or `again` changes.
 */
export function useResponse<T extends object>(
  request: string,
  again?: unknown,
  body: object = {},
): T | undefined {
  const [answer, setAnswer] = useState<T>();
  const serialized = JSON.stringify(body);
  useEffect(() => {
    void again;
    let isLast = true;
    void send<T>(request, JSON.parse(serialized)).then(
      (result) => isLast && result && setAnswer(result),
    );
    return () => {
      isLast = false;
    };
  }, [request, again, serialized]);
  return answer;
}
