import { MAX_TEXT_LENGTH, type PublicApi } from '../../publish/public-api.ts';
import { VerifyUnavailable } from '../../verify/claim.ts';
import {
  createTools,
  type PublicApiTool,
  type ToolParts,
  textOf,
  toolError,
  toolResult,
} from './tool.ts';

/** Cached per release: compiling the schemas takes longer than answering. */
const known = new WeakMap<PublicApi, PublicApiTool[]>();

/** The MCP tools; every answer cites its sources. */
export function tools(publicApi: PublicApi, now: () => number): PublicApiTool[] {
  const parts = [facts, calendar, quote, verify];
  const made = known.get(publicApi) ?? createTools(parts.map((part) => part(publicApi, now)));
  known.set(publicApi, made);
  return made;
}

/** Facts per page: a default page is about 20 kB, the longest about 60 kB. */
const DEFAULT_PAGE_LENGTH = 20;
const MAX_PAGE_LENGTH = 50;

/** Finds facts by id or by words, paginated. */
function facts(publicApi: PublicApi): ToolParts {
  const words = (description: string) => ({ type: 'string', maxLength: 200, description });
  return {
    name: 'facts',
    title: 'Facts',
    description:
      'Official facts of the camp (prices, dates, hours, ages, contacts), each with its pages and the article of the regulations. Never present a fact with confirmed=false or undecided=true as certain. Answers in pages: total says how many there are, nextCursor asks for those that follow.',
    input: {
      properties: {
        id: words('Stable name of a fact or a group, such as prices or season.start'),
        words: words('Words that label or value must contain, in a language of the site'),
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: MAX_PAGE_LENGTH,
          default: DEFAULT_PAGE_LENGTH,
          description: 'How many facts at most',
        },
        cursor: words('The nextCursor of the page before, with the same id and words'),
      },
    },
    call: (args) => {
      const { site, version } = publicApi.published;
      const found = publicApi.facts({ id: textOf(args.id), words: textOf(args.words) });
      const from = startOf(found, textOf(args.cursor));
      if (from < 0) return toolError([{ field: '/cursor', code: 'unknown' }]);
      const to = from + (typeof args.limit === 'number' ? args.limit : DEFAULT_PAGE_LENGTH);
      const cited = found.slice(from, to).map((fact) => ({
        ...fact,
        pages: fact.pages.map((page) => site + page),
      }));
      // Left out of the JSON after the last page.
      const nextCursor = found[to]?.id;
      return toolResult({ version, total: found.length, facts: cited, nextCursor });
    },
  };
}

/** The index of the fact that the cursor names (no session is needed); -1 if that fact is gone. */
function startOf(found: readonly { readonly id: string }[], cursor: string | undefined): number {
  return cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor);
}

function calendar(publicApi: PublicApi): ToolParts {
  return {
    name: 'calendar',
    title: 'Calendar',
    description:
      'Season, closures, open days and deadlines, in Rome time; settled=false means not yet decided or confirmed.',
    input: {
      properties: {
        venue: { enum: [...publicApi.venues], description: 'Only what concerns one venue' },
      },
    },
    call: ({ venue }) =>
      toolResult({ events: (publicApi.calendar(textOf(venue)) ?? []).map(eventOf) }),
  };
}

function eventOf({ when, ...event }: NonNullable<ReturnType<PublicApi['calendar']>>[number]) {
  return 'from' in when
    ? { ...event, ...when }
    : {
        ...event,
        start: new Date(when.start).toISOString(),
        end: new Date(when.end).toISOString(),
      };
}

function quote(publicApi: PublicApi, now: () => number): ToolParts {
  return {
    name: 'quote',
    title: 'Quote',
    description:
      'The price of one or more children of a family, with every step, the facts and the section of the regulations behind it, deadlines and open questions. The regulations have the last word.',
    input: {
      required: ['children'],
      properties: {
        children: { type: 'array', minItems: 1, maxItems: 10, items: publicApi.childSchema },
      },
    },
    call: ({ children }) => {
      const { ok, json } = publicApi.quote(JSON.stringify(children), now());
      return { isError: !ok, text: json };
    },
  };
}

function verify(publicApi: PublicApi): ToolParts {
  return {
    name: 'verify',
    title: 'Verify',
    description:
      'Compares every value that a text states with the facts: equal, differs (fact.written is right), check (a person should look; fact is the likely subject) or undecided (the other answer of an open question). Never present a fact with undecided=true or confirmed=false as certain. Values that match no fact are not listed. Verify an answer before it is sent.',
    input: {
      required: ['text'],
      properties: {
        text: { type: 'string', maxLength: MAX_TEXT_LENGTH },
        venue: { enum: [...publicApi.venues], description: 'The venue that the text is about' },
        language: { enum: [...publicApi.languages], description: 'The language of the text' },
      },
    },
    call: async ({ text = '', venue, language }) => {
      const { version } = publicApi.published;
      const input = { text: String(text), venue: textOf(venue), language: textOf(language) };
      try {
        return toolResult({ version, claims: await publicApi.verify(input) });
      } catch (error) {
        if (!(error instanceof VerifyUnavailable)) throw error;
        return toolError([{ field: '/text', code: error.reason, params: {} }]);
      }
    },
  };
}
