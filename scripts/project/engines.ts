// The browser engines that families use. Run as a script, installs the missing ones if it may.
import { findChromium, findInstalled, installPackages, installShell, onPath } from './chromium.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Debian's packages. WebKitGTK needs a display. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

/** The path of the program to start; undefined where an engine is not installed. */
export function programOf(engine: Engine): string | undefined {
  if (engine === 'chromium') return findInstalled();
  if (engine === 'firefox') return onPath('firefox-esr')[0];
  return onPath('Xvfb').length > 0 ? onPath('WebKitWebDriver')[0] : undefined;
}

/** Throws without Chromium; skips the others where they cannot be installed. */
export function installEngines(): void {
  findChromium();
  installShell();
  for (const engine of ['firefox', 'webkit'] as const)
    if (!programOf(engine)) installPackages(...PACKAGES[engine]);
}

if (import.meta.main) {
  installEngines();
  console.log(`Browser engines for the tests: ${ENGINES.filter(programOf).join(', ')}`);
}
