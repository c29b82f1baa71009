import { Ajv } from 'ajv';
import { MAX_TEXT_LENGTH, type PublicApi } from '../../publish/public-api.ts';
import { VerifyRefusal } from '../../verify/claim.ts';
import {
  factsTool,
  type PublicApiTool,
  READ_ONLY,
  type TextVerifier,
  textOf,
  toolError,
  toolResult,
  verifyHere,
} from './tool.ts';

/** At most this many problems are reported, however many a request has. */
const MAX_PROBLEMS = 20;

/** Cached per release: compiling the schemas takes longer than answering. */
const known = new WeakMap<PublicApi, PublicApiTool[]>();

/** The MCP tools; every answer cites its sources. */
export function tools(
  publicApi: PublicApi,
  now: () => number,
  verifier: TextVerifier = verifyHere,
): PublicApiTool[] {
  const made = known.get(publicApi) ?? make(publicApi, now, verifier);
  known.set(publicApi, made);
  return made;
}

function make(publicApi: PublicApi, now: () => number, verifier: TextVerifier): PublicApiTool[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  return [
    factsTool(publicApi),
    calendar(publicApi),
    quote(publicApi, now),
    verify(publicApi, verifier),
  ].map((tool) => {
    const validate = ajv.compile(tool.definition.inputSchema);
    return {
      ...tool,
      call: async (args) =>
        validate(args)
          ? tool.call(args)
          : toolError({ problems: (validate.errors ?? []).slice(0, MAX_PROBLEMS).map(problem) }),
    };
  });
}

function problem({ instancePath, keyword, params }: NonNullable<Ajv['errors']>[number]) {
  return { field: instancePath, code: keyword, params };
}

function calendar(publicApi: PublicApi): PublicApiTool {
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
          venue: { enum: [...publicApi.venues], description: 'Only what concerns one venue' },
        },
      },
      annotations: READ_ONLY,
    },
    call: async (args) =>
      toolResult({ events: (publicApi.calendar(textOf(args.venue)) ?? []).map(eventOf) }),
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

function quote(publicApi: PublicApi, now: () => number): PublicApiTool {
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
            items: publicApi.childSchema,
          },
        },
      },
      annotations: READ_ONLY,
    },
    call: async ({ children }) => {
      const { ok, json } = publicApi.quote(JSON.stringify(children), now());
      return { isError: !ok, text: json };
    },
  };
}

function verify(publicApi: PublicApi, verifier: TextVerifier): PublicApiTool {
  return {
    definition: {
      name: 'verify',
      title: 'Verify',
      description:
        'Holds every value that a text states against the facts: equal, differs (fact.written is right), check (a person should look; fact is what it seems to speak of) or undecided (the other answer of an open question). Never present a fact with undecided=true or confirmed=false as certain. What speaks of no fact is not listed. Verify an answer before it is sent.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: {
          text: { type: 'string', maxLength: MAX_TEXT_LENGTH },
          venue: { enum: [...publicApi.venues], description: 'The venue that the text is about' },
          language: {
            enum: [...publicApi.languages],
            description: 'The language of the text',
          },
        },
      },
      annotations: READ_ONLY,
    },
    call: ({ text, venue, language }) => {
      const { version } = publicApi.published;
      const input = { text: textOf(text) ?? '', venue: textOf(venue), language: textOf(language) };
      return verifier(publicApi, input).then(
        (claims) => toolResult({ version, claims }),
        (error) => {
          if (!(error instanceof VerifyRefusal)) throw error;
          return toolError({ problems: [{ field: '/text', code: error.reason, params: {} }] });
        },
      );
    },
  };
}
