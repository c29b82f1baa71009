import { describe, expect, it } from 'vitest';
import { markdown } from '../../../src/check/reporters/markdown.ts';
import { CONTEXT, contradiction, resultOf, stray, toConfirm } from './made-up.ts';

const HEAD = '| Dove | Che cosa non torna | Che cosa fare |\n|---|---|---|\n';

describe('the Markdown report', () => {
  it('shows failures as a table and folds the rest', () => {
    const known = { ...contradiction, severity: 'known' as const };
    expect(markdown(resultOf([stray, known, toConfirm]), CONTEXT)).toBe(`\
## Nei contenuti c’è 1 errore

1 errore in 4 file, 1 contraddizione nota, 1 valore da confermare.

${HEAD}| <code>content/facts/prices.json:2:11</code> | Questo file non serve a nessuna pagina. | Toglietelo da questa cartella. |

<details>
<summary>1 contraddizione nota</summary>

${HEAD}| <code>content/pages/fees.json:2:28</code> | La pagina ripete per «prices.week» il valore ufficiale.<br><b>Tariffe di base › Settimana intera</b> <code>prices.week</code><br>135 € (fa fede): <code>/</code><br>129 € (diverso): <code>/tariffe</code> | Cancellate questa riga da «says»: non serve più. |

</details>

<details>
<summary>1 valore da confermare</summary>

${HEAD}| <code>content/facts/prices.json:2:11</code> | Da confermare: week. | Prezzo di esempio. |

</details>
`);
  });

  it('says so when there is no error', () => {
    expect(markdown(resultOf([]), CONTEXT)).toBe(
      '## I contenuti sono in ordine\n\nNessun errore in 4 file.\n',
    );
  });

  it('escapes texts that would break the table or the page', () => {
    const odd = { ...stray, args: { nearest: 'a|b <img src=x> `c` [d](e) @manager\n| f' } };
    const rows = markdown(resultOf([odd]), CONTEXT)
      .split('\n')
      .slice(6, -1);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.match(/\|/g)).toHaveLength(4);
    expect(rows[0]).not.toMatch(/<img|`c`|\[d\]|@manager/);
    expect(rows[0]).toContain('&lt;img src=x&gt;');
  });

  it('fits in a comment and says what is cut', () => {
    const findings = [
      ...Array.from({ length: 900 }, () => stray),
      ...Array.from({ length: 900 }, () => toConfirm),
    ];
    const report = markdown(resultOf(findings), CONTEXT);
    expect(report.length).toBeGreaterThan(60_000);
    expect(report.length).toBeLessThan(65_536);
    const rows = report.match(/^\| <code>/gm)?.length ?? 0;
    const cut = [...report.matchAll(/Qui non c’è posto per altre (\d+) righe: le elenca/g)];
    expect(cut.map(([, count]) => Number(count)).reduce((a, b) => a + b, rows)).toBe(1800);
    expect(report.match(/<details>/g)?.length).toBe(report.match(/<\/details>/g)?.length);
  });
});
