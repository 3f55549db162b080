import type { RecordedRequest } from '@channel/contract/recorded-request'
import type { ResponseProblem } from '@channel/test-kit/judge-response'
import type { Session } from '../target/session.ts'

/** What a recorded request has caused now. */
export interface Replayed {
  /** Why it was not sent. */
  readonly skipped?: string
  /** The status now; undefined without a response. */
  readonly status?: number
  /** How the response deviates from the contract, or why there is none. */
  readonly problems: readonly ResponseProblem[]
}

/** Sends a recorded request to a target, with the key of the target if it was sent with a key. */
export async function replayRequest(session: Session, recorded: RecordedRequest): Promise<Replayed> {
  const { prefer } = recorded.headers
  if (recorded.body_omitted) return { skipped: 'its body was too large to be recorded', problems: [] }
  if (prefer !== undefined && !session.isMock) {
    return { skipped: `only the mock serves \`Prefer: ${prefer}\``, problems: [] }
  }
  const { recorder } = session.connect()
  try {
    await recorder.fetch(requestOf(session, recorded))
  } catch (error) {
    if (recorder.refusedWrite) return { skipped: 'it writes: allow it with --allow-writes', problems: [] }
    const { message, cause } = error as Error
    return { problems: [{ location: 'response', message: String((cause as Error | undefined)?.message || message) }] }
  }
  const { status, problems } = recorder.exchanges.at(-1)!
  return { status, problems }
}

function requestOf({ url, apiKey }: Session, { method, path, headers, body, body_base64 }: RecordedRequest): Request {
  const sent = new Headers(headers)
  if (sent.has('authorization')) sent.set('authorization', `Bearer ${apiKey}`)
  const bytes = body ?? (body_base64 === undefined ? null : Buffer.from(body_base64, 'base64'))
  return new Request(url.replace(/\/$/, '') + path, { method, headers: sent, body: bytes })
}
