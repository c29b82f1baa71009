import { createHash } from 'node:crypto';
import type { SiteContent } from '../../src/content/content.ts';

/** The exact texts of a page's inline scripts and styles. */
export interface Inline {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * What a page may load: our own files, the media host if there is one, and, once asked for, the
 * frames that `links.json` names. Of inline scripts and styles, only the given ones.
 */
export function contentSecurityPolicy(
  { links, pictures }: SiteContent,
  { scripts = [], styles = [] }: Inline = {},
): string {
  const frames = Object.values(links).flatMap((link) =>
    link.frame ? [new URL(link.url).origin] : [],
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'img-src': ["'self'", ...(pictures.mediaHost ? [new URL(pictures.mediaHost).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? [...new Set(frames)].sort() : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // No text becomes code: our code does not need it, and no library may do it.
    'require-trusted-types-for': ["'script'"],
    // For the worker (`src/start/keep-offline.ts`), pages that a link shows (`page-documents.ts`) and
    // the XML in photos (`hidden-data.ts`).
    'trusted-types': ['worker', 'page', 'photo-data'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Headers of a page; `frame-ancestors` works only here, not in a meta tag. */
export function securityHeaders(content: SiteContent, inline?: Inline): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(content, inline)}; frame-ancestors 'none'`,
  };
}
