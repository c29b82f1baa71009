// Draws pages beside the check: on two cores neither waits for the other. Started by `preview.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { documentOf } from '../../src/check/json/json-document.ts';
import type { Json } from '../../src/content/json.ts';
import { readServedFiles } from '../project/content-folder.ts';
import type { Renderer } from './bundle-page.ts';
import { drawPage, type Previewed } from './draw-page.ts';
import type { Drawn, ToDraw } from './preview.ts';

const { renderer, publicFolder } = workerData as { renderer: string; publicFolder: string };
const { render } = (await import(renderer)) as Renderer;
const content = new Map<string, Json>();
let served = readServedFiles(publicFolder);
let servedAt = 0;
let turn: Promise<unknown> = Promise.resolve();

// One after the other: a drawing keeps its content to itself.
parentPort?.on('message', (asked: ToDraw) => {
  turn = turn.then(async () => {
    const drawn: Drawn = { number: asked.number, page: await drawing(asked) };
    parentPort?.postMessage(drawn);
  });
});

async function drawing({ changed, gone, served: at, shown }: ToDraw): Promise<Previewed | null> {
  for (const path of gone) content.delete(path);
  for (const source of changed) {
    const { value } = documentOf(source);
    if (value === undefined) content.delete(source.path);
    else content.set(source.path, value);
  }
  if (at !== servedAt) served = readServedFiles(publicFolder);
  servedAt = at;
  return drawPage(render, content, served, shown).catch(() => null);
}
