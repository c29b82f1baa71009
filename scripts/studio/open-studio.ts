import { createHash, randomBytes } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { basename, join, relative } from 'node:path';
import { listen } from '../../src/server/listen.ts';
import { romeDateAt } from '../../src/time/rome.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError } from '../project/command-error.ts';
import { committedSites } from '../project/committed.ts';
import { contentFolder } from '../project/content-command.ts';
import { readSchemas, readServedFiles } from '../project/content-folder.ts';
import { ROOT, SCHEMAS, servedFolder } from '../project/paths.ts';
import { type ListeningCommand, portSentence, readPort } from '../project/port.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import { createStudio } from './app.ts';
import { builtStudio, type Renderer } from './built.ts';
import { DraftStore } from './draft-store.ts';
import { Repository } from './git/repository.ts';
import { createRenderQueue } from './preview.ts';
import { valueOrEmpty } from './request.ts';
import { Workspace } from './workspace.ts';

export interface StudioOptions {
  /** Absolute path. */
  readonly content: string;
  readonly port: number;
  /** The draft file, outside the content. */
  readonly drafts: string;
  /** Folder of the files that the site serves as they are; by default that of the project. */
  readonly publicFolder?: string;
}

export interface OpenStudio {
  readonly port: number;
  /** The full URL, with the token in the fragment. */
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

const STUDIO: ListeningCommand = { port: 4180, command: 'npm run studio' };
const TOKEN_BYTES = 24;
/** Loopback only: no other computer on the network reaches the studio. */
const LOOPBACK = '127.0.0.1';

export function startStudio(args: readonly string[]): Promise<OpenStudio> {
  const { values } = readArguments(args, {
    content: { type: 'string' },
    port: { type: 'string' },
  });
  const { content } = contentFolder(values.content);
  const port = readPort(values.port ?? process.env.PORT, STUDIO);
  // In a container the account may have no name.
  const account = valueOrEmpty(() => userInfo().username);
  const drafts = draftsFile(content, [account, hostname(), port]);
  return openStudio({ content, port, drafts });
}

/**
 * The draft file of a studio: one for each content folder (relative to the project, which may be
 * anywhere on a shared disk), account, computer and port.
 */
export function draftsFile(content: string, owner: readonly (string | number)[]): string {
  const place = createHash('sha256').update(relative(ROOT, content)).digest('hex').slice(0, 8);
  const own = [basename(content), place, ...owner].join('-').replace(/[^\w-]+/g, '_');
  return join(ROOT, '.cache', 'studio', `drafts-${own}.json`);
}

/** Opens the studio of a content folder on this computer; port 0 means any free port. */
export async function openStudio(options: StudioOptions): Promise<OpenStudio> {
  const { content, port, drafts, publicFolder = servedFolder() } = options;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const nonce = randomBytes(TOKEN_BYTES).toString('base64url');
  let served = readServedFiles(publicFolder);
  const committed = committedSites(content);
  const repository = await Repository.at(content);
  const workspace = new Workspace({
    content,
    schemas: readSchemaSet(SCHEMAS),
    schemaFiles: readSchemas(SCHEMAS),
    draftStore: new DraftStore(drafts),
    publicFolder,
    options: () => ({ served, committed, today: romeDateAt(Date.now()) }),
  });
  let hosts: readonly string[] = [];
  const { files, renderer } = await builtStudio();
  const { render }: Renderer = await import(renderer);
  const assets = { files, served: () => served, publicFolder, nonce };
  const app = createStudio({
    workspace,
    render: createRenderQueue(render, () => served),
    repository,
    assets,
    token,
    hosts: () => hosts,
    takePicture: async (bytes, name) => {
      // The image library is loaded only when a picture is uploaded.
      const { savePicture } = await import('./pictures.ts');
      const plain = valueOrEmpty(() => decodeURIComponent(name));
      const picture = await savePicture(new Uint8Array(bytes), plain, publicFolder);
      served = readServedFiles(publicFolder);
      return picture;
    },
  });
  const listening = await listen(app, port, { host: LOOPBACK }).catch((error) => {
    const isOpen = error.code === 'EADDRINUSE' ? 'Forse lo studio è già aperto. ' : '';
    throw new CommandError(`${isOpen}${portSentence(port, error.code, STUDIO)}`);
  });
  hosts = [`${LOOPBACK}:${listening.port}`, `localhost:${listening.port}`];
  // The first check takes longest: it runs while the browser opens.
  setImmediate(() => workspace.result());
  const url = `http://localhost:${listening.port}/#${token}`;
  const close = () => {
    workspace.keep();
    return listening.close();
  };
  return { port: listening.port, url, token, close };
}
