import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The failures of a provider, by name. */
export type ProviderFailure =
  | 'silence'
  | 'refused'
  | 'no-max-tokens'
  | 'no-temperature'
  | 'bad-request'
  | 'unauthorised'
  | 'busy'
  | 'error'
  | 'html'
  | 'redirect'
  | 'empty'
  | 'no-choices'
  | 'cut-off'
  | 'ten-megabytes'
  | 'endless'
  | 'broken-off';

/** An error response with this text. */
interface Refusal {
  readonly status: number;
  readonly error: object;
}

/** One response: a text, at once or after a promise, or a failure. */
export type Step =
  | { readonly content: string; readonly after?: Promise<unknown> }
  | Refusal
  | ProviderFailure;

export interface ProviderRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly connection: string | undefined;
  readonly body: Record<string, unknown>;
}

export interface ScriptedProvider {
  /** For AI_BASE_URL. */
  readonly url: string;
  /** Sets the responses from now on; they follow in order, and the last one repeats. */
  script(...steps: Step[]): void;
  /** The requests so far. */
  readonly requests: readonly ProviderRequest[];
  /** Resolves when `count` requests, from the start, have arrived. */
  arrived(count: number): Promise<void>;
  /** Resolves when `count` answers, from the start, were cut short by either side. */
  abandoned(count: number): Promise<void>;
  close(): Promise<void>;
}

export const RETRY_AFTER_SECONDS = 7;
const MEGABYTE = 1024 * 1024;

/** A provider on loopback that follows the published chat-completions protocol and fails on command. */
export async function startProvider(): Promise<ScriptedProvider> {
  let steps: Step[] = [{ content: 'Titolo\n\nTesto del contenuto.\n\n#campo' }];
  let abandoned = 0;
  const requests: ProviderRequest[] = [];
  const waiting = new Set<() => void>();
  const look = () => {
    for (const each of waiting) each();
  };
  const until = (reached: () => boolean) =>
    new Promise<void>((resolve) => {
      const each = () => {
        if (reached() && waiting.delete(each)) resolve();
      };
      waiting.add(each);
      each();
    });
  const server = createServer(async (incoming, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
      look();
    });
    const request = await readRequest(incoming);
    requests.push(request);
    look();
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (typeof step === 'object' && 'after' in step) await step.after;
    if (step) answer(step, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    script: (...next) => {
      steps = next;
    },
    requests,
    arrived: (count) => until(() => requests.length >= count),
    abandoned: (count) => until(() => abandoned >= count),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  const body = text === '' ? {} : JSON.parse(text);
  const { authorization, connection } = incoming.headers;
  return { path: incoming.url ?? '', authorization, connection, body };
}

function answer(step: Step, { body }: ProviderRequest, response: ServerResponse): void {
  if (typeof step === 'string') FAULTS[step](response, body);
  else if ('error' in step) refuse(response, step.status, { type: undefined, ...step.error });
  else json(response, 200, completion(step.content, body.model));
}

const FAULTS: Readonly<
  Record<ProviderFailure, (response: ServerResponse, body: ProviderRequest['body']) => void>
> = {
  silence: () => {},
  refused: (response) => response.destroy(),
  'no-max-tokens': (response, body) =>
    'max_tokens' in body || 'temperature' in body
      ? unsupported(response, 'max_tokens' in body ? 'max_tokens' : 'temperature')
      : json(response, 200, completion('Senza max_tokens', body.model)),
  'no-temperature': (response, body) =>
    'temperature' in body
      ? unsupported(response, 'temperature')
      : json(response, 200, completion('Senza temperature', body.model)),
  'bad-request': (response) =>
    refuse(response, 400, {
      message: 'Invalid messages',
      code: 'invalid_value',
      param: 'messages',
    }),
  unauthorised: (response) =>
    refuse(response, 401, {
      message: 'Incorrect API key provided: sk-test',
      code: 'invalid_api_key',
      param: null,
    }),
  busy: (response) => {
    response.setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
    refuse(response, 429, { message: 'Too many', code: 'rate_limit_exceeded', param: null });
  },
  error: (response) => refuse(response, 500, { message: 'Oops', code: null, param: null }),
  html: (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Bad gateway</title>');
  },
  redirect: (response) => response.writeHead(307, { Location: '/v1/elsewhere' }).end(),
  empty: (response, body) => json(response, 200, completion('', body.model)),
  'no-choices': (response) => json(response, 200, { object: 'chat.completion', choices: [] }),
  'cut-off': (response, body) =>
    json(response, 200, completion('Un testo che non finis', body.model, 'length')),
  'ten-megabytes': (response, body) =>
    json(response, 200, completion('a'.repeat(10 * MEGABYTE), body.model)),
  endless: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"choices":[');
  },
  'broken-off': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
    response.write('{"choices":[', () => response.destroy());
  },
};

/** In the published format. */
function completion(content: string, model: unknown, finish = 'stop') {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 400, completion_tokens: 200, total_tokens: 600 },
  };
}

function unsupported(response: ServerResponse, param: string): void {
  const message = `Unsupported parameter: '${param}' is not supported with this model.`;
  refuse(response, 400, { message, code: 'unsupported_parameter', param });
}

function refuse(response: ServerResponse, status: number, error: object): void {
  json(response, status, { error: { type: 'invalid_request_error', ...error } });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
