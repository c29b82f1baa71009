import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { at } from '../../project/places.ts';

const LAYERS = /^@layer [\w, ]+;/m;

/**
 * Puts the order of the layers before everything in the one style sheet. The bundler writes the
 * components' rules first, and of layers the one that is named first would be the weakest.
 * @throws Error when `src/styles/site.css` says no order
 */
export function layerOrder(): Plugin {
  const [order] = LAYERS.exec(readFileSync(at('src/styles/site.css'), 'utf8')) ?? [];
  if (order === undefined) throw new Error('src/styles/site.css names no layers');
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          asset.source = order + String(asset.source);
        }
      },
    },
  };
}
