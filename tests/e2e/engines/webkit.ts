// WebKitGTK, the closest relative of Safari in Debian, over its own WebDriver. It needs a screen:
// Xvfb is a virtual one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/project/port.ts';
import { clickAt, type Driver, KEYS, keysPressed } from './driver.ts';

type Call = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Its toolbar, which nobody sees, would keep the window wider than a phone. */
const NARROW =
  '* { margin: 0; padding: 0; min-width: 0; font-size: 1px; -gtk-icon-transform: scale(0) }';
const SCREEN = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
/** The key of an element in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const POLL_MS = 50;
const MAX_START_MS = 30_000;

/** Starts WebKitGTK; downloads go to the folder, which is its home. */
export async function startWebKit(program: string, folder: string): Promise<Driver> {
  const settings = join(folder, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'gtk.css'), NARROW);
  const screen = spawn('Xvfb', SCREEN, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DISPLAY: display, HOME: folder, XDG_DOWNLOAD_DIR: folder },
    // Without a graphics card, each layer costs more than it saves: a third of the work.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  // A worker stopped during a test leaves no process behind.
  process.once('exit', () => [child, screen].map((running) => running.kill()));
  const call = caller(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await newSession(call);
  const path = `/session/${sessionId}`;
  const close = async () => {
    await call('DELETE', path);
    for (const one of [child, screen]) {
      const ended = once(one, 'exit');
      one.kill();
      await ended;
    }
  };
  const name = `WebKitGTK ${capabilities.browserVersion}`;
  return { name, ...drive((method, of, body) => call(method, path + of, body)), close };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('Xvfb did not start');
}

function caller(url: string): Call {
  return async (method, path, body) => {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(url + path, request);
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Retries until the driver listens. */
async function newSession(call: Call, until = Date.now() + MAX_START_MS): Promise<Session> {
  try {
    return (await call('POST', '/session', { capabilities: {} })) as Session;
  } catch (error) {
    if (!(error instanceof TypeError) || Date.now() > until) throw error;
  }
  await wait(POLL_MS);
  return newSession(call, until);
}

function drive(call: Call): Omit<Driver, 'name' | 'close'> {
  const perform = async (actions: object[]) => void (await call('POST', '/actions', { actions }));
  return {
    navigate: async (url) => void (await call('POST', '/url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression})
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await call('POST', '/execute/async', { script, args: [] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    click: (x, y) => perform(clickAt(x, y)),
    press: (key) => perform(keysPressed(KEYS[key])),
    type: (text) => perform(keysPressed(text)),
    chooseFile: async (selector, path) => {
      const found = await call('POST', '/element', { using: 'css selector', value: selector });
      const element = (found as Record<string, string>)[ELEMENT];
      await call('POST', `/element/${element}/value`, { text: path });
    },
    go: async (to) => void (await call('POST', `/${to}`, {})),
    resize: async (width, height) => void (await call('POST', '/window/rect', { width, height })),
  };
}
