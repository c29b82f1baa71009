import { DATA, markdownPath } from './addresses.ts';
import { PageVoice, publishWords } from './page-voice.ts';
import type { Publication } from './publication.ts';

/**
 * What the site offers to assistants (llmstxt.org): pages as Markdown, then data. One file, in the
 * language of record: each page links its other languages.
 */
export function llmsFile(publication: Publication): string {
  const { site } = publication;
  const [first] = site.locales;
  if (!first) throw new RangeError('the site has no locale');
  const machines = publishWords(publication, first.id)('machines');
  const pages = publication.publicPages(first.id).map((page) => {
    const { texts } = new PageVoice(publication, first.id, page.id);
    const { title, description } = texts.meta;
    return item(title, site.origin + markdownPath(first, page), description);
  });
  const data = [
    item(machines.facts, site.origin + DATA.facts, machines.factsText),
    item(machines.factsSchema, site.origin + DATA.factsSchema, machines.factsSchemaText),
    item(machines.calendar, site.origin + DATA.calendar, machines.calendarText),
    item(machines.quote, site.origin + DATA.quote, machines.quoteText),
    item(machines.protocol, site.origin + DATA.protocol, machines.protocolText),
  ];
  return `# ${site.brand}

> ${machines.summary}

${machines.authority}

## ${machines.pages}

${pages.join('\n')}

## ${machines.data}

${data.join('\n')}
`;
}

function item(title: string, address: string, text: string): string {
  return `- [${title}](${address}): ${text}`;
}
