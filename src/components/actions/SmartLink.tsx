import type { ReactNode } from 'react';

export interface SmartLinkProps {
  /** A path of this site, with its anchor if any. */
  to?: string | undefined;
  /** A URL outside it, or `mailto:`, `tel:`. */
  href?: string | undefined;
  /** BCP 47 tag of a page in another language. */
  hrefLang?: string | undefined;
  className?: string | undefined;
  variant?: string | undefined;
  /** In small type, with an area large enough for a thumb. */
  isTapTarget?: boolean | undefined;
  /** Whether it leads to the page on screen. */
  current?: boolean | undefined;
  /** The states of the season in which it shows, if not always: see `layout/season.ts`. */
  season?: { readonly 'data-during': string } | undefined;
  children: ReactNode;
}

/** A link inside or outside the site; external pages get no `window.opener` and no referrer. */
export function SmartLink({ to, href, className, variant, ...rest }: SmartLinkProps) {
  const { current, season, isTapTarget, hrefLang, children } = rest;
  const shared = {
    className,
    hrefLang,
    'data-variant': variant,
    'data-target': isTapTarget,
    'aria-current': current ? ('page' as const) : undefined,
    ...season,
  };
  return (
    <a href={to ?? href} rel={to === undefined ? relOf(href) : undefined} {...shared}>
      {children}
    </a>
  );
}

/** `external`: a file of the site, which the browser opens (`src/start/navigate.ts`). */
function relOf(href: string | undefined): string | undefined {
  if (href?.startsWith('http')) return 'noopener noreferrer';
  return href?.startsWith('/') ? 'external' : undefined;
}
