export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** How a request is put, which depends on what the model accepts. */
export interface Dialect {
  readonly lengthKey: 'max_tokens' | 'max_completion_tokens';
  readonly withTemperature: boolean;
}

export const USUAL_DIALECT: Dialect = { lengthKey: 'max_tokens', withTemperature: true };

const TEMPERATURE = 0.8;
const MAX_TOKENS = 1000;

/** The body of a chat-completions request. */
export function chatRequest(
  model: string,
  messages: readonly ChatMessage[],
  { lengthKey, withTemperature }: Dialect,
): string {
  return JSON.stringify({
    model,
    messages,
    stream: false,
    ...(withTemperature && { temperature: TEMPERATURE }),
    [lengthKey]: MAX_TOKENS,
  });
}

/**
 * How to ask again after a 400 that names what the model does not accept; undefined when it names
 * nothing of ours. Models that refuse `max_tokens` refuse a temperature too, and there is one retry
 * only, so both go together; the limit stays, under its newer name.
 */
export function dialectAfter(refusal: unknown, { lengthKey }: Dialect): Dialect | undefined {
  const { param, message } = errorOf(refusal);
  const names = (key: string) => param === key || (!param && message.includes(key));
  if (names('max_tokens') && lengthKey === 'max_tokens') {
    return { lengthKey: 'max_completion_tokens', withTemperature: false };
  }
  return names('temperature') ? { lengthKey, withTemperature: false } : undefined;
}

/** A code such as `invalid_api_key`, for the log: no message, which may quote the key or the text. */
export function errorCodeOf(refusal: unknown): string {
  const { code, type } = errorOf(refusal);
  return [code, type].find((word) => /^[a-z][a-z_]{2,40}$/.test(word)) ?? '';
}

/** `{ "error": { … } }`, as the protocol has it, or `{ "error": "…" }`, as some local services do. */
function errorOf(refusal: unknown): Record<'param' | 'message' | 'code' | 'type', string> {
  const error = fieldsOf(refusal).error;
  const fields = fieldsOf(error);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    param: text(fields.param),
    message: text(fields.message) || text(error),
    code: text(fields.code),
    type: text(fields.type),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
