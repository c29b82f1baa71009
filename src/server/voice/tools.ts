import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import { VerifyRefusal } from '../../check/verify/verify-refusal.ts';
import { LONGEST_TEXT, type Voice } from '../../publish/voice.ts';
import { type VoiceVerifier, verifyHere } from './verifyHere.ts';

/** What a call answers: JSON as text. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

export interface VoiceTool {
  readonly definition: Tool;
  call(args: Record<string, unknown>): Promise<ToolAnswer>;
}

/** For those who write the assistants; families never read it. */
const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
const LONGEST_WORDS = 200;
/** A page of facts is some 20 kB, and at most about 60. */
const USUAL_PAGE = 20;
const LONGEST_PAGE = 50;
/** Whoever sends a thousand wrong fields learns of the first ones. */
const MOST_PROBLEMS = 20;

/** Made once for each build that is served: compiling schemas takes longer than an answer. */
const known = new WeakMap<Voice, VoiceTool[]>();

/** The tools that an assistant finds; every answer names its sources. */
export function tools(
  voice: Voice,
  now: () => number,
  verifier: VoiceVerifier = verifyHere,
): VoiceTool[] {
  const made = known.get(voice) ?? make(voice, now, verifier);
  known.set(voice, made);
  return made;
}

function make(voice: Voice, now: () => number, verifier: VoiceVerifier): VoiceTool[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  return [facts(voice), calendar(voice), quote(voice, now), verify(voice, verifier)].map((tool) => {
    const validate = ajv.compile(tool.definition.inputSchema);
    return {
      ...tool,
      call: async (args) =>
        validate(args)
          ? tool.call(args)
          : refused({ problems: (validate.errors ?? []).slice(0, MOST_PROBLEMS).map(problem) }),
    };
  });
}

function problem({ instancePath, keyword, params }: NonNullable<Ajv['errors']>[number]) {
  return { field: instancePath, code: keyword, params };
}

function facts(voice: Voice): VoiceTool {
  return {
    definition: {
      name: 'facts',
      title: 'Facts',
      description:
        'Official facts of the camp (prices, dates, hours, ages, contacts), each with its pages and the article of the regulations. Never present a fact with confirmed=false or undecided=true as certain. Answers in pages: total says how many there are, nextCursor asks for those that follow.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: {
            type: 'string',
            maxLength: LONGEST_WORDS,
            description: 'Stable name of a fact or a group, such as prices or season.start',
          },
          words: {
            type: 'string',
            maxLength: LONGEST_WORDS,
            description: 'Words that label or value must contain, in a language of the site',
          },
          limit: {
            type: 'integer',
            minimum: 1,
            maximum: LONGEST_PAGE,
            default: USUAL_PAGE,
            description: 'How many facts at most',
          },
          cursor: {
            type: 'string',
            maxLength: LONGEST_WORDS,
            description: 'The nextCursor of the page before, with the same id and words',
          },
        },
      },
      annotations: READ_ONLY,
    },
    call: async (args) => {
      const { site, version } = voice.published;
      const found = voice.facts({ id: textOf(args.id), words: textOf(args.words) });
      const from = startOf(found, textOf(args.cursor));
      if (from < 0) return refused({ problems: [{ field: '/cursor', code: 'unknown' }] });
      const to = from + (typeof args.limit === 'number' ? args.limit : USUAL_PAGE);
      const cited = found.slice(from, to).map((fact) => ({
        ...fact,
        pages: fact.pages.map((page) => site + page),
      }));
      const next = found[to]?.id;
      const more = next === undefined ? {} : { nextCursor: next };
      return answered({ version, total: found.length, facts: cited, ...more });
    },
  };
}

/** A cursor names the fact that comes next: no session remembers it. Below 0 where that fact is gone. */
function startOf(facts: readonly { readonly id: string }[], cursor: string | undefined): number {
  return cursor === undefined ? 0 : facts.findIndex(({ id }) => id === cursor);
}

function calendar(voice: Voice): VoiceTool {
  return {
    definition: {
      name: 'calendar',
      title: 'Calendar',
      description:
        'Season, closures, open days and deadlines, in Rome time; settled=false means not yet decided or confirmed.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          venue: { enum: [...voice.venues], description: 'Only what concerns one venue' },
        },
      },
      annotations: READ_ONLY,
    },
    call: async (args) =>
      answered({ events: (voice.calendar(textOf(args.venue)) ?? []).map(eventOf) }),
  };
}

function eventOf({ when, ...event }: NonNullable<ReturnType<Voice['calendar']>>[number]) {
  return 'from' in when
    ? { ...event, ...when }
    : {
        ...event,
        start: new Date(when.start).toISOString(),
        end: new Date(when.end).toISOString(),
      };
}

function quote(voice: Voice, now: () => number): VoiceTool {
  return {
    definition: {
      name: 'quote',
      title: 'Quote',
      description:
        'The price of one or more children of a family, with every step, the facts and the section of the regulations behind it, deadlines and open questions. The regulations have the last word.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        required: ['children'],
        properties: {
          children: {
            type: 'array',
            minItems: 1,
            maxItems: 10,
            items: voice.childSchema,
          },
        },
      },
      annotations: READ_ONLY,
    },
    call: async ({ children }) => {
      const { ok, json } = voice.quote(JSON.stringify(children), now());
      return { isError: !ok, text: json };
    },
  };
}

function verify(voice: Voice, verifier: VoiceVerifier): VoiceTool {
  return {
    definition: {
      name: 'verify',
      title: 'Verify',
      description:
        'Holds every value that a text states against the facts: equal, differs (fact.written is right), undecided (do not present as certain) or unknown. Verify an answer before it is sent.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: {
          text: { type: 'string', maxLength: LONGEST_TEXT },
          venue: { enum: [...voice.venues], description: 'The venue that the text is about' },
          language: {
            enum: [...voice.verifyIn.keys()],
            description: 'The language of the text',
          },
        },
      },
      annotations: READ_ONLY,
    },
    call: ({ text, venue, language }) => {
      const { version } = voice.published;
      const asked = { text: textOf(text) ?? '', venue: textOf(venue), language: textOf(language) };
      return verifier(voice, asked).then(
        (claims) => answered({ version, claims }),
        (error) => {
          if (!(error instanceof VerifyRefusal)) throw error;
          return refused({ problems: [{ field: '/text', code: error.reason, params: {} }] });
        },
      );
    },
  };
}

function answered(value: object): ToolAnswer {
  return { isError: false, text: JSON.stringify(value) };
}

function refused(value: object): ToolAnswer {
  return { isError: true, text: JSON.stringify(value) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
