// A disk in memory that loses what was not synced, and stops at any call, as in SQLite's tests.

interface FileNode {
  /** What programs read, and what has been synced. */
  live: string;
  disk: string;
}

interface FolderNode {
  readonly live: Map<string, Node>;
  readonly disk: Map<string, Node>;
  /** Atomic changes of names that may not have reached the disk. */
  pending: [name: string, node: Node | undefined][][];
}

type Node = FileNode | FolderNode;

/** Thrown at the call of the power cut, and by all later ones. */
export class PowerCut extends Error {}

export class SimulatedDisk {
  /** Calls before the power cut. */
  left = Number.POSITIVE_INFINITY;
  /** False for a disk that only claims to sync. */
  syncs = true;
  /** The call from which on there is no space. */
  fullFrom = Number.POSITIVE_INFINITY;
  calls = 0;
  readonly #root: FolderNode = folderNode();
  readonly #open = new Map<number, Node>();

  constructor(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) {
      const names = path.split('/').filter(Boolean);
      const last = names.pop() ?? '';
      let folder = this.#root;
      for (const name of names) {
        const inside = folder.live.get(name) ?? folderNode();
        for (const map of [folder.live, folder.disk]) map.set(name, inside);
        folder = folderAt(inside);
      }
      const node = { live: text, disk: text };
      for (const map of [folder.live, folder.disk]) map.set(last, node);
    }
  }

  /** What programs read, by path. */
  files(folder = this.#root, above = ''): Record<string, string> {
    return Object.assign(
      {},
      ...[...folder.live].map(([name, node]) =>
        'pending' in node
          ? this.files(node, `${above}/${name}`)
          : { [`${above}/${name}`]: node.live },
      ),
    );
  }

  /** The power returns: of what was not synced, a random part is there. @param random 0 to 1 */
  restart(random: () => number, isPowerCut = true): void {
    this.#open.clear();
    this.left = Number.POSITIVE_INFINITY;
    if (isPowerCut) this.#forget(this.#root, random);
  }

  #forget(folder: FolderNode, random: () => number): void {
    for (const change of folder.pending) if (random() < 0.5) apply(folder.disk, change);
    folder.pending = [];
    folder.live.clear();
    for (const [name, node] of folder.disk) {
      folder.live.set(name, node);
      if ('pending' in node) this.#forget(node, random);
      else if (node.live !== node.disk) node.disk = node.live = remains(node, random);
    }
  }

  /** The part of `node:fs` that writes content. */
  readonly fs = {
    openSync: (path: string, flags: string) => {
      this.#step();
      const known = this.#find(path);
      if (flags === 'r' && !known) throw coded('ENOENT', path);
      if (flags === 'wx' && known) throw coded('EEXIST', path);
      const node = known ?? { live: '', disk: '' };
      if (flags !== 'r' && 'live' in node && !('pending' in node)) node.live = '';
      if (!known) this.#change(path, [[nameOf(path), node]]);
      this.#open.set(this.calls, node);
      return this.calls;
    },
    writeFileSync: (descriptor: number, text: string) => {
      const node = this.#open.get(descriptor);
      if (!node || 'pending' in node) throw new Error('not open');
      node.live = text.slice(0, text.length / 2);
      this.#step();
      if (this.calls > this.fullFrom) throw coded('ENOSPC', '');
      node.live = text;
    },
    fsyncSync: (descriptor: number) => {
      this.#step();
      const node = this.#open.get(descriptor);
      if (!node || !this.syncs) return;
      if (!('pending' in node)) node.disk = node.live;
      else {
        for (const change of node.pending) apply(node.disk, change);
        node.pending = [];
      }
    },
    closeSync: (descriptor: number) => void this.#open.delete(descriptor),
    renameSync: (from: string, to: string) => {
      this.#step();
      const node = this.#find(from);
      if (!node) throw coded('ENOENT', from);
      this.#change(to, [
        [nameOf(from), undefined],
        [nameOf(to), node],
      ]);
    },
    rmSync: (path: string, { force = false } = {}) => {
      this.#step();
      if (this.#find(path)) this.#change(path, [[nameOf(path), undefined]]);
      else if (!force) throw coded('ENOENT', path);
    },
    mkdirSync: (path: string) => {
      const names = path.split('/').filter(Boolean);
      let first: string | undefined;
      for (const [depth] of names.entries()) {
        const part = `/${names.slice(0, depth + 1).join('/')}`;
        if (this.#find(part)) continue;
        this.#step();
        this.#change(part, [[nameOf(part), folderNode()]]);
        first ??= part;
      }
      return first;
    },
    readFileSync: (path: string) => {
      const node = this.#alive(path);
      if (!node || 'pending' in node) throw coded('ENOENT', path);
      return node.live;
    },
    statSync: (path: string) => {
      const node = this.#alive(path);
      return node && { isFile: () => !('pending' in node), mode: 0o644, mtimeMs: 0 };
    },
    existsSync: (path: string) => this.#alive(path) !== undefined,
    realpathSync: (path: string) => path,
    chmodSync: () => this.#step(),
  };

  #step(): void {
    if (this.left <= 0) throw new PowerCut();
    this.left -= 1;
    this.calls += 1;
  }

  /** Without power, nothing is read either. */
  #alive(path: string): Node | undefined {
    if (this.left <= 0) throw new PowerCut();
    return this.#find(path);
  }

  #find(path: string): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const name of path.split('/').filter(Boolean))
      node = node && 'pending' in node ? node.live.get(name) : undefined;
    return node;
  }

  /** Changes names in the folder of a path. */
  #change(path: string, change: FolderNode['pending'][number]): void {
    const folder = folderAt(this.#find(path.slice(0, path.lastIndexOf('/'))));
    apply(folder.live, change);
    folder.pending.push(change);
  }
}

const folderNode = (): FolderNode => ({ live: new Map(), disk: new Map(), pending: [] });
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function folderAt(node: Node | undefined): FolderNode {
  if (!node || !('pending' in node)) throw coded('ENOTDIR', '');
  return node;
}

function apply(names: Map<string, Node>, change: FolderNode['pending'][number]): void {
  for (const [name, node] of change) {
    if (node) names.set(name, node);
    else names.delete(name);
  }
}

/** What remains of an unsynced text: the old, the new, its beginning, zeros, or nothing. */
function remains({ live, disk }: FileNode, random: () => number): string {
  const forms = [disk, live, live.slice(0, random() * live.length), '\0'.repeat(live.length), ''];
  return forms[Math.floor(random() * forms.length)] ?? '';
}

function coded(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}
