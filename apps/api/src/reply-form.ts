import { type HandlerResult, withText } from '@channel/codegen/hono'
import type { ReplyForm } from '@channel/core'
import { renderFailure } from './error-response.ts'

/** Stored separately, or set by the contract's runtime. */
const notStored = /^(x-request-id|content-type)$/i

/** How replies are stored under an `Idempotency-Key`, byte for byte, and replayed. */
export function replyForm<Reply>(requestId: string): ReplyForm<Reply> {
  return {
    toStored(reply) {
      // Handlers return results of their operation, which the contract's runtime represents by this type.
      const { status, headers, body } = reply as HandlerResult
      return { status, headers: storedHeaders(headers), request_id: requestId, body: JSON.stringify(body) ?? '' }
    },
    refusalToStored(refusal) {
      const { status, headers, body } = renderFailure(refusal, requestId)
      return { status, headers: storedHeaders(headers), request_id: requestId, body }
    },
    replay({ status, headers, request_id, body }) {
      const result: HandlerResult = {
        status,
        headers: { ...headers, 'X-Request-Id': request_id, 'Idempotent-Replayed': 'true' },
        body: body === '' ? undefined : withText({}, body),
      }
      // The same operation stored it: another one would have another fingerprint.
      return result as Reply
    },
  }
}

function storedHeaders(headers: HandlerResult['headers'] = {}): Record<string, string> {
  const stored = Object.entries(headers).filter(([name, value]) => value !== undefined && !notStored.test(name))
  return Object.fromEntries(stored.map(([name, value]) => [name, String(value)]))
}
