/** The look of the HTML report: the site's colours, no file beside it, paper when printed. */
export const style = `
:root{--ink:#16233d;--soft:#44506a;--paper:#fff8ec;--deep:#f7e9cd;--sheet:#fffdf8;--pool:#006f9c;--pool-deep:#0a4c70;--pine:#11472f;--pine-pale:#dff0db;--sun:#ffc53d;--sun-pale:#ffecbd;--clay:#a3351d;--clay-pale:#fbd9c8;--sky:#dcf0f8;--line:#d9c9a6;color-scheme:light}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1.0625rem/1.5 Figtree,"Segoe UI",system-ui,-apple-system,Roboto,"Helvetica Neue",sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;overflow-wrap:anywhere}
.top{background:var(--sky);border-bottom:6px solid var(--sun);padding:2rem clamp(1rem,4vw,4rem)}
main{padding:0 clamp(1rem,4vw,4rem) 4rem}
h1,h2,h3{font-family:"Bricolage Grotesque",Figtree,"Segoe UI",system-ui,sans-serif;line-height:1.15;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.3rem + 3vw,3.5rem);letter-spacing:-.02em}
h2{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);margin:3rem 0 1rem;scroll-margin-top:1rem}
h3{font-size:1.25rem}
p{margin:.5rem 0;max-width:70ch}
.brand{font-weight:600;margin:0 0 .5rem}
a{color:var(--pool-deep)}
:focus-visible{outline:3px solid var(--pool);outline-offset:2px;border-radius:4px}
code,pre{font-family:ui-monospace,"Cascadia Mono",Consolas,Menlo,monospace;font-size:1rem}
h3 code,th code,summary code{color:var(--soft);font-weight:400}
ul{list-style:none;margin:0;padding:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.tickets{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
.tickets a{display:block;background:var(--sheet);border:2px solid var(--ink);border-radius:6px;padding:.625rem 1rem;color:var(--ink);text-decoration:none;box-shadow:4px 4px 0 rgb(22 35 61/.15)}
.tickets a:hover{background:var(--sun)}
.tickets b{font-size:1.375rem;font-variant-numeric:tabular-nums}
.card{background:var(--sheet);border:1px solid var(--line);border-left:8px solid var(--clay);border-radius:6px;padding:1rem 1.25rem;margin:0 0 1rem;break-inside:avoid-page}
.card.warning{border-left-color:var(--sun)}
.card.known{border-left-color:var(--pool)}
.finding+.finding{border-top:1px solid var(--line);margin-top:1rem;padding-top:.5rem}
.message{font-weight:600}
.remedy strong{background:var(--sun-pale);padding:.125rem .5rem;border-radius:4px;margin-right:.375rem}
pre{background:var(--deep);padding:.75rem 1rem;border-radius:4px;overflow-x:auto;margin:.75rem 0 0}
.place{position:relative;display:inline-flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem}
button{font:inherit;color:var(--pool-deep);background:none;border:1px solid transparent;text-decoration:underline;border-radius:4px;padding:0 .75rem;min-height:2.75rem;cursor:pointer}
button:hover{background:var(--sky)}
.values>li{border-top:1px solid var(--line);padding:.5rem 0;margin-top:.5rem;scroll-margin-top:1rem}
.values>li:target{background:var(--sun-pale);box-shadow:0 0 0 .5rem var(--sun-pale)}
.role{color:var(--soft)}
.sign{display:inline-block;min-width:1.25em;text-align:center;font-weight:700}
.authority .sign{color:var(--pine)}
.venue .sign{color:var(--pool-deep)}
.page .sign,.known>.value .sign{color:var(--clay)}
.places>li{margin:.25rem 0 .25rem 1.75rem}
.pages{display:flex;flex-wrap:wrap;gap:0 1rem}
.pages a{display:inline-block;padding:.5rem 0}
.notes>li{border-top:1px solid var(--line);padding:.5rem 0}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.75rem 0}
.legend li{padding:.125rem .625rem;border-radius:4px}
.legend .authority{background:var(--pine-pale)}.legend .venue{background:var(--sky)}.legend .page{background:var(--clay-pale)}
.filters{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:end;background:var(--deep);border-radius:6px;padding:1rem;margin:1rem 0}
.filters[hidden]{display:none}
.filters label{display:grid;gap:.25rem;font-weight:600;max-width:20rem}
.filters .tick{display:flex;align-items:center;gap:.5rem;min-height:2.75rem}
.filters input:not([type=checkbox]),.filters select{font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--soft);border-radius:4px;padding:.25rem .625rem;min-height:2.75rem;width:100%;max-width:100%}
.filters input[type=checkbox]{width:1.5rem;height:1.5rem;accent-color:var(--pool)}
.filters output{min-height:2.75rem;display:flex;align-items:center;gap:.25em;font-variant-numeric:tabular-nums}
.scroll{position:relative;overflow:auto;max-height:85vh;border:1px solid var(--line);border-radius:6px;background:var(--sheet)}
.matrix{border-collapse:separate;border-spacing:0;font-variant-numeric:tabular-nums}
.matrix th,.matrix td{border-right:1px solid var(--line);border-bottom:1px solid var(--line);padding:.5rem .625rem;text-align:left;vertical-align:top;min-width:9rem;max-width:18rem}
.matrix thead th{position:sticky;top:0;z-index:2;background:var(--deep);vertical-align:bottom;font-weight:400}
.matrix .name{display:block;font-weight:700}
.matrix th{hyphens:auto}
.matrix th:first-child{position:sticky;left:0;z-index:1;background:var(--deep);min-width:12rem;font-weight:600}
.matrix thead th:first-child{z-index:3;font-weight:700}
.matrix th code{display:block;font-size:1rem}
.matrix td a{display:block;color:var(--ink);padding:.5rem .375rem;border-radius:4px;text-decoration:none;min-height:2.75rem}
.matrix td a:hover{text-decoration:underline}
.matrix td .authority{background:var(--pine-pale)}
.matrix td .venue{background:var(--sky)}
.matrix td .page{background:var(--clay-pale);font-weight:700;box-shadow:inset 4px 0 0 var(--clay);padding-left:.75rem}
.matrix td a+a{margin-top:.25rem}
[hidden]{display:none!important}
details{border-bottom:1px solid var(--line)}
summary{padding:.625rem 0;min-height:2.75rem;cursor:pointer;font-weight:600}
details[open]{padding-bottom:1rem}
.files{columns:20rem;margin-top:.5rem}
@media (max-width:40rem){.matrix th:first-child{min-width:8.5rem;max-width:8.5rem}.matrix th code{display:none}.matrix th,.matrix td{min-width:8rem}.filters label:not(.tick){width:100%}}
@media print{@page{size:A4 landscape;margin:12mm}html{background:none;font-size:9pt}.top{background:none;padding:0 0 1rem}main{padding:0}code,pre,.matrix th code{font-size:8pt}.filters,.tickets,.copy{display:none!important}.scroll{overflow:visible;max-height:none;border:0}.matrix{width:100%;table-layout:fixed;font-size:6pt}.matrix th,.matrix td,.matrix th:first-child{position:static!important;min-width:0;max-width:none;padding:2pt}.matrix td a,.matrix a{padding:1pt;min-height:0;font-size:6pt}.matrix thead th:first-child{width:12%}.matrix th code{font-size:5pt}.matrix tr,.notes>li,.values>li{break-inside:avoid}a{color:inherit;text-decoration:none}.card,.matrix td a,.legend li{print-color-adjust:exact;-webkit-print-color-adjust:exact}h2{break-after:avoid}#posti{display:none}}
`;
