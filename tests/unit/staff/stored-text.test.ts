import { expect, it, vi } from 'vitest';
import { createStoredText } from '../../../src/staff/stored-text.ts';

function storage(entries: [string, string][] = []): Storage {
  const map = new Map(entries);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  } as unknown as Storage;
}

const refusing = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};

it('keeps a text for the next visit', () => {
  const device = storage();
  createStoredText('text', () => device).write('ciao');
  const later = createStoredText('text', () => device);
  expect(later.read()).toBe('ciao');
  later.write(undefined);
  expect(createStoredText('text', () => device).read()).toBeUndefined();
});

it('distinguishes an empty text from none', () => {
  const device = storage();
  createStoredText('text', () => device).write('');
  expect(createStoredText('text', () => device).read()).toBe('');
});

it('keeps a text in memory when storage is refused', () => {
  const kept = createStoredText('text', refusing);
  expect(kept.read()).toBeUndefined();
  kept.write('ciao');
  expect(kept.read()).toBe('ciao');
  expect(kept.isSafe()).toBe(false);
});

it('reports when storage is full, and when it works again', () => {
  const device = storage();
  const full = vi.spyOn(device, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = createStoredText('text', () => device);
  kept.write('molto lungo');
  expect([kept.read(), kept.isSafe()]).toEqual(['molto lungo', false]);
  full.mockRestore();
  kept.write('corto');
  expect(kept.isSafe()).toBe(true);
});

it('notifies its listeners until they unsubscribe', () => {
  const kept = createStoredText('text', () => storage());
  const listener = vi.fn();
  const leave = kept.subscribe(listener);
  kept.write('a');
  leave();
  kept.write('b');
  expect(listener).toHaveBeenCalledTimes(1);
});
