/** The look of the HTML report: the site's colours, no file beside it, paper when printed. */
export const style = `
:root{--ink:#16233d;--soft:#44506a;--paper:#fff8ec;--deep:#f7e9cd;--sheet:#fffdf8;--pool:#006f9c;--pool-deep:#0a4c70;--pine:#11472f;--sun:#ffc53d;--sun-pale:#ffecbd;--clay:#a3351d;--sky:#dcf0f8;--line:#d9c9a6;color-scheme:light}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1.0625rem/1.5 Figtree,"Segoe UI",system-ui,-apple-system,Roboto,"Helvetica Neue",sans-serif;text-size-adjust:100%}
body{margin:0;overflow-wrap:anywhere}
.top{background:var(--sky);border-bottom:6px solid var(--sun);padding:2rem clamp(1rem,4vw,4rem)}
main{padding:0 clamp(1rem,4vw,4rem) 4rem}
h1,h2,h3{line-height:1.15;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.3rem + 3vw,3.5rem)}
h2{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);margin:3rem 0 1rem;scroll-margin-top:1rem}
p{margin:.5rem 0;max-width:70ch}
a{color:var(--pool-deep)}
:focus-visible{outline:3px solid var(--pool);outline-offset:2px;border-radius:4px}
code,pre{font-family:ui-monospace,"Cascadia Mono",Consolas,Menlo,monospace;font-size:1rem}
.place{user-select:all}
.role,h3 code,summary code{color:var(--soft);font-weight:400}
ul{list-style:none;margin:0;padding:0}
.tickets{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
.tickets a{display:block;background:var(--sheet);border:2px solid var(--ink);border-radius:6px;padding:.625rem 1rem;color:var(--ink);text-decoration:none}
.tickets b{font-size:1.375rem}
.card{background:var(--sheet);border:1px solid var(--line);border-left:8px solid var(--line);border-radius:6px;padding:1rem 1.25rem;margin:0 0 1rem}
.card.error{border-left-color:var(--clay)}
.card.warning{border-left-color:var(--sun)}
.card.known{border-left-color:var(--pool)}
.brand,.message,summary{font-weight:600}
.remedy strong{background:var(--sun-pale);padding:.125rem .5rem;border-radius:4px;margin-right:.375rem}
pre{background:var(--deep);padding:.75rem 1rem;border-radius:4px;overflow-x:auto;margin:.75rem 0 0}
.values>li{border-top:1px solid var(--line);padding:.5rem 0;margin-top:.5rem}
.sign{display:inline-block;min-width:1.25em;text-align:center;font-weight:700;color:var(--clay)}
.authority .sign{color:var(--pine)}
.venue .sign{color:var(--pool-deep)}
.places>li{margin:.25rem 0 .25rem 1.75rem}
.places a{display:inline-block;padding:.5rem}
details{border-bottom:1px solid var(--line)}
summary{padding:.625rem 0;min-height:2.75rem;cursor:pointer}
@media print{@page{margin:12mm}html{background:none;font-size:9pt}.tickets{display:none}.finding,.values>li{break-inside:avoid}a{color:inherit}h2{break-after:avoid}}
`;
