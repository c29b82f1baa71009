import type { SiteContent } from '../../src/content/content.ts';

/**
 * What the pages may load: our own files, the media host if there is one, and, once asked for, the
 * frames that `links.json` names. No inline script, no inline style.
 */
export function contentSecurityPolicy({ links, pictures }: SiteContent): string {
  const frames = Object.values(links).flatMap((link) =>
    link.frame ? [new URL(link.url).origin] : [],
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...(pictures.mediaHost ? [new URL(pictures.mediaHost).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? [...new Set(frames)].sort() : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every page; `frame-ancestors` counts only here, a meta tag cannot carry it. */
export function securityHeaders(content: SiteContent): Record<string, string> {
  return { 'Content-Security-Policy': `${contentSecurityPolicy(content)}; frame-ancestors 'none'` };
}
