// The engines of the browsers that families hold. Run, this installs what is missing, where it may.
import { findChromium, findInstalled, installPackages, installShell, onPath } from './chromium.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** By their packages in Debian. WebKitGTK wants a screen. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

/** The path of the program to start; undefined where an engine is not installed. */
export function programOf(engine: Engine): string | undefined {
  if (engine === 'chromium') return findInstalled();
  if (engine === 'firefox') return onPath('firefox-esr')[0];
  return onPath('Xvfb').length > 0 ? onPath('WebKitWebDriver')[0] : undefined;
}

/** Chromium must be there, or this throws; the others stay away where they cannot be installed. */
export function installEngines(): void {
  findChromium();
  installShell();
  for (const engine of ['firefox', 'webkit'] as const)
    if (!programOf(engine)) installPackages(...PACKAGES[engine]);
}

if (import.meta.main) installEngines();
