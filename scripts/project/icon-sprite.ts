import { type Shape, tagOf } from '../../src/components/icons/drawing.ts';
import { iconPaths } from '../../src/components/icons/icon-paths.ts';
import { scenery } from '../../src/components/icons/scenery.ts';
import { ROOT } from './places.ts';

export const SPRITE_FILE = `${ROOT}src/components/icons/sprite.svg`;

/** All icons and scenery in one file, each under its name, made by `npm run types`. A page's colours reach it as inherited values. */
export function spriteSource(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, shapes]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(element).join('')}</symbol>`,
  );
  const scenes = Object.entries(scenery).map(
    ([name, shapes]) => `<g id="${name}">${shapes.map(element).join('')}</g>`,
  );
  const all = [...symbols, ...scenes].join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${all}\n</svg>\n`;
}

function element(shape: Shape): string {
  const { pale, fillRule, ...drawn } = shape;
  const all = {
    ...(pale && { fill: 'var(--pale,currentColor)', opacity: 'var(--fade,.42)' }),
    ...(fillRule && { 'fill-rule': fillRule }),
    ...drawn,
  };
  const attributes = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tagOf(shape)}${attributes.join('')}/>`;
}
