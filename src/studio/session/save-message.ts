/** The first line of a commit is one sentence; what a page sends may hold anything. */
export function messageOf(subject: unknown, rows: unknown): string {
  const lines = Array.isArray(rows) ? rows.slice(0, MOST_ROWS).map(oneLine).filter(Boolean) : [];
  const first = oneLine(subject) || NO_SUMMARY;
  return lines.length > 1
    ? `${first}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`
    : `${first}\n`;
}

const MOST_ROWS = 200;
const LONGEST_LINE = 300;
const NO_SUMMARY = 'Contenuti cambiati dallo studio';

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, LONGEST_LINE)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim();
}
