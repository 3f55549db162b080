import { type HandlerResult, withText } from '@channel/codegen/hono'
import type { ReplyForm } from '@channel/core'
import { renderFailure } from './error-response.ts'

/** Kept by itself, and written by the contract's runtime. */
const notKept = /^(x-request-id|content-type)$/i

/** How the replies of handlers are kept under an `Idempotency-Key`, to the byte, and given again. */
export function replyForm<Reply>(requestId: string): ReplyForm<Reply> {
  return {
    keep(reply) {
      // Handlers answer results of their operation, which the contract's runtime knows by this type.
      const { status, headers, body } = reply as HandlerResult
      return { status, headers: keptHeaders(headers), request_id: requestId, body: JSON.stringify(body) ?? '' }
    },
    keepRefusal(refusal) {
      const { status, headers, body } = renderFailure(refusal, requestId)
      return { status, headers: keptHeaders(headers), request_id: requestId, body }
    },
    replay({ status, headers, request_id, body }) {
      const result: HandlerResult = {
        status,
        headers: { ...headers, 'X-Request-Id': request_id, 'Idempotent-Replayed': 'true' },
        body: body === '' ? undefined : withText({}, body),
      }
      // The same operation gave it: another would have another fingerprint.
      return result as Reply
    },
  }
}

function keptHeaders(headers: HandlerResult['headers']): Record<string, string> {
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !notKept.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
