import { chromium } from 'playwright';
import fs from 'node:fs';
import { findChromium, chromiumArgs } from './scripts/project/chromium.ts';
import { openApp } from './scripts/serve/serve.ts';
import { listen } from './src/server/listen.ts';
const { port, close } = await listen(openApp('/work/main/dist'), 0);
const variants: Record<string, (s: string) => string> = {
  base: (s) => s,
  nopretty: (s) => s.replaceAll(/text-wrap:\s*pretty/g, 'text-wrap:wrap'),
  nowrapstyle: (s) => s.replaceAll(/text-wrap:\s*(pretty|balance)/g, 'text-wrap:wrap'),
  noclip: (s) => s.replaceAll(/clip-path:[^;}]*/g, 'clip-path:none').replaceAll(/filter:\s*drop-shadow[^;}]*/g, 'filter:none'),
  nocq: (s) => s.replaceAll('container-type:inline-size', 'container-type:normal'),
  noscript: (s) => s.replaceAll(/<script[^>]*src=[^>]*><\/script>/g, ''),
  nofonts: (s) => s.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, ''),
};
const pick = process.argv[2]?.split(',') ?? Object.keys(variants);
const N = +(process.argv[3] ?? 5); const P = process.argv[4] ?? '/';
for (const v of pick) {
  const rows: number[][] = []; let names: Record<string, number> = {}; const longs: string[] = [];
  for (let i = 0; i < N; i++) {
    const b = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
    const ctx = await b.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, serviceWorkers: 'block' });
    const p = await ctx.newPage();
    await p.route('**/*', async (r) => { const resp = await r.fetch(); const t = resp.headers()['content-type'] ?? ''; if (/html|css/.test(t)) await r.fulfill({ response: resp, body: variants[v]!(await resp.text()) }); else await r.fulfill({ response: resp }); });
    const cdp = await ctx.newCDPSession(p);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await b.startTracing(p, { categories: ['devtools.timeline', 'toplevel', 'blink', 'disabled-by-default-devtools.timeline'] });
    await p.goto(`http://localhost:${port}${P}`, { waitUntil: 'load' }); await p.waitForTimeout(1500);
    const buf = await b.stopTracing(); const ev = JSON.parse(buf.toString()).traceEvents as any[];
    const main = ev.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain' && ev.some((x) => x.pid === e.pid && x.name === 'FrameStartedLoading' ))?? ev.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
    const by: Record<string, number> = {};
    for (const e of ev) if (e.ph === 'X' && e.pid === main.pid && e.tid === main.tid) by[e.name] = (by[e.name] ?? 0) + (e.tdur ?? 0) / 1000;
    const tasks = ev.filter((e) => e.ph === 'X' && e.pid === main.pid && e.tid === main.tid && e.name === 'ThreadControllerImpl::RunTask' && e.tdur > 8000).map((e) => { const inside = ev.filter((x) => x.ph === 'X' && x.tid === e.tid && x.pid === e.pid && x.ts >= e.ts && x.ts < e.ts + e.dur && x.tdur > 2000 && x !== e).sort((a, b) => b.tdur - a.tdur).slice(0, 6).map((x) => `${x.name} ${(x.tdur / 1000).toFixed(0)}`); return `${(e.tdur / 1000).toFixed(0)}[${inside.join(', ')}]`; });
    if (i === 0) longs.push(...tasks);
    rows.push([by.Layout ?? 0, by.UpdateLayoutTree ?? 0, by.ParseHTML ?? 0, by.EvaluateScript ?? 0, (by.Paint ?? 0), by.PrePaint ?? 0]); names = by;
    await b.close();
  }
  const med = (k: number) => rows.map((r) => r[k]!).sort((a, b) => a - b)[Math.floor(N / 2)]!.toFixed(1);
  console.log(v.padEnd(12), 'layout', med(0), 'style', med(1), 'parse', med(2), 'eval', med(3), 'paint', med(4), 'prepaint', med(5));
  if (v === 'base') console.log(longs.join('\n'));
}
await close();
