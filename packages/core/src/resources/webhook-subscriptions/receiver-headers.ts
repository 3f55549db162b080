import type { CreateWebhookSubscriptionInput } from '@channel/contract/types'
import { invalidField } from '../../mechanisms/errors/index.ts'

type Body = CreateWebhookSubscriptionInput['body']

/** The headers that the organization has set for its receiver. Names are in lower case. */
export interface ReceiverHeaders {
  readonly headers: Readonly<Record<string, string>>
  readonly basic_auth: NonNullable<Body['basic_auth']> | null
}

export const noHeaders: ReceiverHeaders = { headers: {}, basic_auth: null }

const maxBytes = 8 * 1024
/** Set by the service, or part of HTTP itself: another value would break the request, its signature or its trace. */
const forbidden = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'traceparent',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
])
const forbiddenPrefixes = ['webhook-', 'proxy-']

/**
 * The headers after a change. A missing (undefined) field keeps its value, and null removes it.
 *
 * @throws ApiError `invalid_field_value` for a forbidden or repeated name, too much text, and two values of `Authorization`
 */
export function changeHeaders(
  before: ReceiverHeaders,
  { headers, basic_auth }: Pick<Body, 'headers' | 'basic_auth'>,
): ReceiverHeaders {
  const next = {
    headers: headers === undefined ? before.headers : lowerCased(headers ?? {}),
    basic_auth: basic_auth === undefined ? before.basic_auth : basic_auth,
  }
  if (next.basic_auth !== null && Object.hasOwn(next.headers, 'authorization')) {
    const param = basic_auth === undefined || basic_auth === null ? 'headers' : 'basic_auth'
    throw invalidField(param, 'Set either `basic_auth` or the header `Authorization`, not both.')
  }
  return next
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  for (const [index, [name]] of lower.entries()) {
    if (forbidden.has(name) || forbiddenPrefixes.some((prefix) => name.startsWith(prefix))) {
      throw invalidField('headers', `The header ${name} cannot be set.`)
    }
    if (lower.findIndex(([other]) => other === name) < index) {
      throw invalidField('headers', `The header ${name} is given more than once.`)
    }
  }
  const bytes = lower.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (bytes > maxBytes) throw invalidField('headers', `\`headers\` must have at most ${maxBytes} bytes.`)
  // Without a prototype, since `__proto__` is a valid name.
  return Object.assign(Object.create(null), Object.fromEntries(lower))
}

/** As they are sent. */
export function sentHeaders({ headers, basic_auth }: ReceiverHeaders): Record<string, string> {
  if (basic_auth === null) return { ...headers }
  const credentials = Buffer.from(`${basic_auth.username}:${basic_auth.password}`).toString('base64')
  return { ...headers, authorization: `Basic ${credentials}` }
}
