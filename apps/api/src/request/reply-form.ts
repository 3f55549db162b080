import { type HandlerResult, withText } from '@channel/codegen/hono'
import type { ReplyForm } from '@channel/core/mechanisms/idempotency'
import { renderFailure } from './error-response.ts'
import type { RequestContext } from './request-context.ts'

/** Stored separately, or set by the contract's runtime. */
const notStored = /^(x-request-id|content-type)$/i

/**
 * How replies are stored under an `Idempotency-Key`, byte for byte, and replayed.
 *
 * @param context gets the error code of a replayed error, for the API log
 */
export function replyForm<Reply>(context: Pick<RequestContext, 'requestId' | 'call'>): ReplyForm<Reply> {
  const { requestId, call } = context
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
      if (status >= 400 && call !== undefined) call.errorCode = (JSON.parse(body) as ErrorBody).error.code
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

interface ErrorBody {
  error: { code: string }
}

function storedHeaders(headers: HandlerResult['headers'] = {}): Record<string, string> {
  const stored = Object.entries(headers).filter(([name, value]) => value !== undefined && !notStored.test(name))
  return Object.fromEntries(stored.map(([name, value]) => [name, String(value)]))
}
