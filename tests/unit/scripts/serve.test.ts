import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { portSentence, readPort } from '../../../scripts/project/port.ts';
import { openApp, openPort, SITE } from '../../../scripts/serve.ts';
import { listen } from '../../../src/server/listen.ts';

describe('readPort', () => {
  test.each([
    [undefined, 4173],
    ['', 4173],
    ['8080', 8080],
    ['1', 1],
    ['65535', 65535],
  ])('reads %s as %i', (text, port) => {
    expect(readPort(text, SITE)).toBe(port);
  });

  test.each(['0', '65536', '-1', '80.5', '8e3', '0x50', 'http', ' 80', '4173 '])(
    'rejects «%s»',
    (text) => {
      expect(() => readPort(text, SITE)).toThrow(
        `La porta non può essere «${text}»: deve essere un numero intero da 1 a 65535. Per esempio: PORT=4173 npm start`,
      );
    },
  );
});

describe('portSentence', () => {
  test.each([
    [
      4173,
      'EADDRINUSE',
      "La porta 4173 è già occupata da un altro programma. Chiudetelo, oppure scegliete un'altra porta: PORT=4174 npm start",
    ],
    [
      65535,
      'EADDRINUSE',
      "La porta 65535 è già occupata da un altro programma. Chiudetelo, oppure scegliete un'altra porta: PORT=4173 npm start",
    ],
    [
      80,
      'EACCES',
      'Questo utente non può usare la porta 80. Scegliete una porta dal 1024 in su: PORT=4173 npm start',
    ],
    [4173, 'EIO', "La porta 4173 non si apre (EIO). Scegliete un'altra porta: PORT=4173 npm start"],
  ])('says what to type for port %i and %s', (port, code, sentence) => {
    expect(portSentence(port, code, SITE)).toBe(sentence);
  });
});

describe('openPort', () => {
  test('rejects a taken port with a sentence', async () => {
    const { port, close } = await listen(new Hono(), 0);
    await expect(openPort(new Hono(), port)).rejects.toThrow(`La porta ${port} è già occupata`);
    await close();
  });
});

describe('openApp', () => {
  test('says how to build a missing site, and answers', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await openApp('nowhere').request('/');
    expect(print.mock.calls[0]?.[0]).toMatch(
      /^Nella cartella «nowhere» .* Scrivete: npm run build$/,
    );
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.text()).toContain('Torniamo subito');
  });
});
