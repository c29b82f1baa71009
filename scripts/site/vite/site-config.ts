import type { InlineConfig } from 'vite';
import type { CheckResult } from '../../../src/check/run-checks.ts';
import type { ContentFiles } from '../../../src/content/content.ts';
import config from '../../../vite.config.ts';
import { ROOT } from '../../project/paths.ts';
import { contentPlugin } from './content-plugin.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { contentOf } from './validated-content.ts';

/**
 * `vite.config.ts` and the content. Vite does not load that file itself: it would bundle it anew for
 * each of a build's parts.
 * @param now milliseconds since the epoch
 */
export function siteConfig(
  command: 'build' | 'serve',
  files: () => ContentFiles,
  now: number,
): InlineConfig {
  const mode = command === 'build' ? 'production' : 'development';
  return {
    ...config({ command, mode }),
    configFile: false,
    plugins: [contentPlugin(files, now)],
  };
}

/** @param checked the checked content */
export function buildConfig(checked: CheckResult, now: number): InlineConfig {
  const server = process.env.SERVER_DIR ?? `${ROOT}.cache/server`;
  const files = contentOf(checked, true);
  const shared = siteConfig('build', () => files, now);
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), prerenderPlugin(checked, server, now)],
  };
}
