import { Ajv } from 'ajv';
import { LONGEST_TEXT, type Voice } from '../../publish/voice.ts';
import { VerifyRefusal } from '../../verify/verify-refusal.ts';
import { factsTool } from './factsTool.ts';
import { answered, READ_ONLY, refused, textOf, type VoiceTool } from './tool.ts';
import { type VoiceVerifier, verifyHere } from './verifiers.ts';

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
  return [factsTool(voice), calendar(voice), quote(voice, now), verify(voice, verifier)].map(
    (tool) => {
      const validate = ajv.compile(tool.definition.inputSchema);
      return {
        ...tool,
        call: async (args) =>
          validate(args)
            ? tool.call(args)
            : refused({ problems: (validate.errors ?? []).slice(0, MOST_PROBLEMS).map(problem) }),
      };
    },
  );
}

function problem({ instancePath, keyword, params }: NonNullable<Ajv['errors']>[number]) {
  return { field: instancePath, code: keyword, params };
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
        'Holds every value that a text states against the facts: equal, differs (fact.written is right), check (a person should look; fact is what it seems to speak of) or undecided (do not present as certain). What speaks of no fact is not listed. Verify an answer before it is sent.',
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: {
          text: { type: 'string', maxLength: LONGEST_TEXT },
          venue: { enum: [...voice.venues], description: 'The venue that the text is about' },
          language: {
            enum: [...voice.languages],
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
