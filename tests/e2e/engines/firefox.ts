// Stock Firefox over its own protocol, WebDriver BiDi. Playwright needs a patched Firefox, and
// puppeteer-core brings 81 packages and 57 MB for what this file does.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clickAt, type Driver, KEYS, keysPressed } from './driver.ts';

/** The fields of the answers that this file reads. */
interface Answer {
  readonly capabilities?: { readonly browserVersion: string };
  readonly context?: string;
  readonly exceptionDetails?: { readonly text: string };
  readonly result?: { readonly value?: string; readonly sharedId?: string };
}

type Send = (method: string, params: object) => Promise<Answer>;

/** Preferences in addition to those that Firefox sets under remote control. */
const preferences = (folder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.alwaysOpenPanel': false,
  // No process in advance of a page that no test opens.
  'dom.ipc.processPrelaunch.enabled': false,
});

/** Starts Firefox; downloads go to the folder. */
export async function startFirefox(program: string, folder: string): Promise<Driver> {
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(preferences(folder)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  const send = await connect(await addressOf(child));
  const { capabilities } = await send('session.new', { capabilities: {} });
  // The initial tab never has the focus, and no key opens a section in it.
  const { context = '' } = await send('browsingContext.create', { type: 'tab' });
  const close = async () => {
    const ended = once(child, 'exit');
    await send('browser.close', {});
    await ended;
  };
  return { name: `Firefox ${capabilities?.browserVersion}`, ...drive(context, send), close };
}

/** Firefox prints its URL to standard error. */
async function addressOf({ stderr, exitCode }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox was started without a pipe');
  for await (const line of createInterface({ input: stderr })) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (url) {
      stderr.resume();
      return `${url}/session`;
    }
  }
  throw new Error(`Firefox ended before it listened (exit code ${exitCode})`);
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.onmessage = ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data));
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  await once(socket, 'open');
  let id = 0;
  return (method, params) => {
    id += 1;
    const answer = Promise.withResolvers<Answer>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
}

function drive(context: string, send: Send): Omit<Driver, 'name' | 'close'> {
  const perform = async (actions: object[]) =>
    void (await send('input.performActions', { context, actions }));
  const run = async (expression: string) => {
    const target = { context };
    const answer = await send('script.evaluate', { expression, target, awaitPromise: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result ?? {};
  };
  return {
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    // JSON, because BiDi has its own notation for values other than strings.
    evaluate: async (expression) => {
      const { value } = await run(`Promise.resolve(${expression}).then(JSON.stringify)`);
      return value === undefined ? undefined : JSON.parse(value);
    },
    click: (x, y) => perform(clickAt(x, y)),
    press: (key) => perform(keysPressed(KEYS[key])),
    type: (text) => perform(keysPressed(text)),
    chooseFile: async (selector, path) => {
      const { sharedId } = await run(`document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    go: async (to) =>
      void (await send('browsingContext.traverseHistory', {
        context,
        delta: to === 'back' ? -1 : 1,
      })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
  };
}
