/** The packages of the peer's project. */
export const DEPENDENCIES = {
  ...{ react: '19.3.1', 'react-dom': '19.3.1', sirv: '3.0.2' },
  ...{ astro: '7.3.5', '@astrojs/react': '7.0.0' },
};

export const CONFIG = `import react from '@astrojs/react';
export default { integrations: [react()] };
`;

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
      const link = links.find((one) => one.contains(event.target));
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

/** The source of a page; `name` is that of its parts. */
export const pageSource = (name: string) => `---
import '../parts/${name}.css';
import { Carousel, Countdown, Tabs } from '../islands.jsx';
import { fonts, pieces, root, title } from '../parts/${name}.json';
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
`;
