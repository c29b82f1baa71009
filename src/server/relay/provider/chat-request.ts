import { isObject, type JsonObject } from '../../../content/json.ts';
import type { ChatMessage } from '../../../publish/prompt.ts';
import { RelayError } from '../RelayError.ts';

/** The variant of the request that the model accepts. */
export interface Dialect {
  readonly lengthKey: 'max_tokens' | 'max_completion_tokens';
  readonly withTemperature: boolean;
}

export const DEFAULT_DIALECT: Dialect = { lengthKey: 'max_tokens', withTemperature: true };

const TEMPERATURE = 0.8;
const MAX_TOKENS = 1000;

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

/** Error codes and types of OpenAI, of Azure, and of local services that copy them. */
const PUBLISHED_CODES: ReadonlySet<string> = new Set(
  `account_deactivated api_error authentication_error billing_hard_limit_reached billing_not_active
  content_filter content_policy_violation context_length_exceeded DeploymentNotFound engine_overloaded
  insufficient_quota internal_error internal_server_error invalid_api_key invalid_model invalid_organization
  invalid_prompt invalid_request_error invalid_type invalid_value missing_required_parameter model_not_found
  not_found_error overloaded_error permission_error rate_limit_error rate_limit_exceeded rate_limit_reached
  requests server_error string_above_max_length timeout timeout_error tokens unknown_parameter
  unsupported_country_region_territory unsupported_parameter unsupported_value`.split(/\s+/),
);

/**
 * The variant to retry with after a 400 that names a parameter that the model rejects; undefined if
 * it names none of ours. Models that reject `max_tokens` also reject a temperature, and there is
 * only one retry, so both change at once: the limit keeps its value under its newer name.
 */
export function dialectAfter(refusal: unknown, { lengthKey }: Dialect): Dialect | undefined {
  const { param, message } = errorOf(refusal);
  const names = (key: string) => param === key || (!param && message.includes(key));
  if (names('max_tokens') && lengthKey === 'max_tokens') {
    return { lengthKey: 'max_completion_tokens', withTemperature: false };
  }
  return names('temperature') ? { lengthKey, withTemperature: false } : undefined;
}

/**
 * The provider's own code of an error, for the log: one that the protocol or a known provider
 * publishes. The message, and any other word in the place of a code, may quote the key or the text.
 */
export function errorCodeOf(refusal: unknown): string {
  const { code, type } = errorOf(refusal);
  return [code, type].find((word) => PUBLISHED_CODES.has(word)) ?? '';
}

/** `{ "error": { … } }`, as in the protocol, or `{ "error": "…" }`, as in some local services. */
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

function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

const OPENING = /^```\s*[\w-]*$/;
const CLOSING = /^```$/;
/** Values of `finish_reason` for a truncated text. */
const CUT_OFF = new Set<unknown>(['length', 'content_filter']);

/**
 * The text of the first choice. Any part may be missing: the response is untrusted.
 * @throws RelayError provider-cut-off or provider-empty
 */
export function contentOf(answer: unknown): string {
  const { choices } = fieldsOf(answer);
  const choice = fieldsOf(Array.isArray(choices) ? choices[0] : undefined);
  if (CUT_OFF.has(choice.finish_reason)) throw new RelayError('provider-cut-off');
  const { content } = fieldsOf(choice.message);
  const text = typeof content === 'string' ? withoutFence(content.trim()) : '';
  if (text === '') throw new RelayError('provider-empty');
  return text;
}

/** Removes the Markdown code fence that some models put around the whole text. */
function withoutFence(text: string): string {
  const lines = text.split(/\r\n|[\r\n]/);
  const inside = lines.slice(1, -1);
  const isBlock = OPENING.test(lines[0]?.trim() ?? '') && CLOSING.test(lines.at(-1)?.trim() ?? '');
  if (!isBlock || inside.some((line) => OPENING.test(line.trim()))) return text;
  return inside.join('\n').trim();
}
