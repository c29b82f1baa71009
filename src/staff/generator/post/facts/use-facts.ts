import { useEffect, useState } from 'react';
import { askFacts, type FactsAnswer } from './ask-facts.ts';

/** Debounce, in milliseconds after the last keystroke. */
const REST_MS = 700;

interface Checked {
  readonly text: string;
  readonly answer: FactsAnswer;
}

/** The result of verifying the current text; undefined while it is pending. */
export function useFacts(text: string): FactsAnswer | undefined {
  const [checked, setChecked] = useState<Checked>();
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => {
    const look = () => setIsOnline(navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  useEffect(() => {
    if (!isOnline || text.trim() === '') return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askFacts(text, controller.signal);
      if (answer.is !== 'cancelled') setChecked({ text, answer });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isOnline]);
  if (!isOnline) return { is: 'unchecked' };
  return checked?.text === text ? checked.answer : undefined;
}
