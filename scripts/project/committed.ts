import { spawnSync } from 'node:child_process';
import { type Json, parsedJson } from '../../src/content/json.ts';

/**
 * `site.json` as the last two commits have it. CI checks out a pull request as its merge commit,
 * hence the first parent. Empty outside a git repository.
 */
export function committedSites(contentFolder: string): Json[] {
  return ['HEAD', 'HEAD^1'].flatMap((commit) => {
    const { stdout } = spawnSync('git', ['show', `${commit}:./site.json`], {
      cwd: contentFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return parsedJson(stdout ?? '') ?? [];
  });
}
