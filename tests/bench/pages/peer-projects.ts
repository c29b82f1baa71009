/** A small project of another framework, file by file. */
export interface PeerProject {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** The folder of its sources. */
  readonly source: string;
  readonly build: readonly string[];
  readonly output: string;
  readonly files: Readonly<Record<string, string>>;
  /** The path of a page's file in the project. */
  readonly pageFile: (path: string) => string;
  /** Its text: `name` is that of its parts, `up` the path from its folder to the sources. */
  readonly page: (name: string, up: string) => string;
}

const REACT = { react: '19.3.1', 'react-dom': '19.3.1', sirv: '3.0.2' };

/** The interactive parts of a page. The markup comes from outside, as with islands. */
export const ISLANDS = `'use client';
import { useEffect, useRef, useState } from 'react';

/** The styles hide controls that nobody answers for. */
const enhanced = () => document.documentElement.toggleAttribute('data-enhanced', true);

export function Carousel({ children }) {
  const box = useRef(null);
  const [shown, setShown] = useState(0);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    enhanced();
    const count = box.current.querySelectorAll('[data-part="row"] > *').length;
    const turn = (by) => setShown((at) => (at + by + count) % count);
    const press = ({ target }) => {
      const button = target.closest('[data-part]');
      if (button?.dataset.part === 'next') turn(1);
      if (button?.dataset.part === 'previous') turn(-1);
      if (button?.dataset.part === 'toggle') setOn((before) => !before);
      if (button?.dataset.part === 'dot')
        setShown([...box.current.querySelectorAll('[data-part="dot"]')].indexOf(button));
    };
    box.current.addEventListener('click', press);
    const timer = isOn ? setInterval(() => turn(1), 5000) : undefined;
    return () => clearInterval(timer) ?? box.current?.removeEventListener('click', press);
  }, [isOn]);
  useEffect(() => {
    const row = box.current.querySelector('[data-part="row"]');
    row.scrollTo({ left: row.children[shown].offsetLeft - row.offsetLeft });
    box.current.querySelectorAll('[data-part="dot"]').forEach((dot, index) => {
      if (index === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }, [shown]);
  return <div ref={box}>{children}</div>;
}

export function Tabs({ children }) {
  const box = useRef(null);
  const [shown, setShown] = useState('');
  useEffect(() => {
    const links = [...box.current.querySelectorAll('[data-tabs] a')];
    const name = (link) => link.hash.slice(1);
    for (const link of links) {
      const isShown = shown === '' ? link === links[0] : name(link) === shown;
      if (isShown) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      const panel = document.getElementById(name(link));
      if (panel) panel.hidden = !isShown;
    }
    const press = (event) => {
      const link = links.find((link) => link.contains(event.target));
      if (!link) return;
      event.preventDefault();
      setShown(name(link));
    };
    box.current.addEventListener('click', press);
    return () => box.current?.removeEventListener('click', press);
  }, [shown]);
  return <div ref={box}>{children}</div>;
}

export function Countdown({ until }) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.floor((until - now) / 1000);
  if (now === 0 || left < 0) return null;
  const [days, hours, minutes] = [left / 86400, (left / 3600) % 24, (left / 60) % 60].map(Math.floor);
  return <p role="timer">{days} {hours} {minutes} {left % 60}</p>;
}
`;

/** The end of 31 May 2025 in Rome, when the chains are confirmed: the page counts down to it. */
const UNTIL = 1_748_728_799_000;

export const ASTRO: PeerProject = {
  name: 'astro',
  dependencies: { ...REACT, astro: '7.3.5', '@astrojs/react': '7.0.0' },
  source: 'src',
  build: ['astro', 'build'],
  output: 'dist',
  files: {
    'astro.config.mjs': `import react from '@astrojs/react';
export default { integrations: [react()] };
`,
  },
  pageFile: (path) => `src/pages${path === '/' ? '/index' : path}.astro`,
  page: (name, up) => `---
import '${up}parts/${name}.css';
import { Carousel, Countdown, Tabs } from '${up}islands.jsx';
import { fonts, pieces, root, title } from '${up}parts/${name}.json';
---
<!doctype html>
<html {...root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content={title}>
<link rel="icon" href="/favicon.svg">
{fonts.map((href) => <link rel="preload" as="font" type="font/woff2" crossorigin href={href} />)}
</head>
<body>
{pieces.map(({ widget, html }) =>
  widget === 'Countdown' ? <Countdown client:idle until={${UNTIL}} />
  : widget === 'Carousel' ? <Carousel client:visible><Fragment set:html={html} /></Carousel>
  : widget === 'Tabs' ? <Tabs client:idle><Fragment set:html={html} /></Tabs>
  : <Fragment set:html={html} />)}
</body>
</html>
`,
};

export const NEXT: PeerProject = {
  name: 'next',
  dependencies: { ...REACT, next: '16.4.6', 'html-react-parser': '6.1.9' },
  source: 'app',
  build: ['next', 'build'],
  output: 'out',
  files: {
    'next.config.mjs': `export default {
  output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname },
};
`,
    'app/layout.jsx': `import { root } from './parts/home.json';
export default function Layout({ children }) {
  return <html {...root}><body>{children}</body></html>;
}
`,
  },
  pageFile: (path) => `app${path === '/' ? '' : path}/page.jsx`,
  page: (name, up) => `import parse, { domToReact } from 'html-react-parser';
import '${up}parts/${name}.css';
import { Carousel, Countdown, Tabs } from '${up}islands.jsx';
import parts from '${up}parts/${name}.json';

const replace = (node) => {
  const { attribs } = node;
  if (!attribs || 'data-taken' in attribs) return;
  const isCarousel = attribs['data-driver'] === 'carousel';
  if (!isCarousel && attribs['data-driver'] !== 'tabs') return;
  attribs['data-taken'] = '';
  const children = domToReact([node], { replace });
  return isCarousel ? <Carousel>{children}</Carousel> : <Tabs>{children}</Tabs>;
};

export const metadata = {
  title: parts.title,
  description: parts.title,
  icons: '/favicon.svg',
};

export default function Page() {
  return (
    <>
      {parts.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <Countdown until={${UNTIL}} />
      {parse(parts.pieces.map(({ html }) => html).join(''), { replace })}
    </>
  );
}
`,
};
