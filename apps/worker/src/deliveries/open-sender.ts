import {
  type AddressRange,
  type AttemptError,
  type AttemptOutcome,
  type LookupAddresses,
  type ReceiverRefusal,
  type ResolvedReceiver,
  resolveReceiver,
} from '@channel/core'
import type { Dispatcher } from 'undici'
import { attemptErrorOf } from './attempt-error.ts'
import { readBeginning } from './read-beginning.ts'
import { openConnections } from './receiver-connections.ts'
import { redactSnippet } from './redact-snippet.ts'
import { retryAfterMsOf } from './retry-after.ts'
import type { AttemptRequest } from './start-delivery-engine.ts'

/** How attempts are made. */
export interface SenderOptions {
  /** Ranges of addresses that are opened although they are not global; see allowedRanges. */
  readonly allow: readonly AddressRange[]
  readonly lookup: LookupAddresses
  /** One deadline over everything, in milliseconds; 15,000 by default. */
  readonly attemptMs?: number
  /** For looking the host up and connecting to it; 5,000 by default. */
  readonly connectMs?: number
}

/** Makes attempts. */
export interface Sender {
  readonly send: (request: AttemptRequest) => Promise<AttemptOutcome>
  /** Closes the connections that are kept. */
  readonly close: () => Promise<void>
}

const mostReadBytes = 16 * 1024
const mostKeptBytes = 8 * 1024

const refusals: Record<ReceiverRefusal, AttemptError> = {
  url_not_allowed: 'address_refused',
  address_not_allowed: 'address_refused',
  lookup_failed: 'dns_failed',
  no_address: 'dns_failed',
}

/**
 * Posts to addresses that others chose and that may be hostile: looked up once, judged, and connected to as judged; no
 * redirect is followed, no compression asked for or undone, and little read of what is answered.
 */
export function openSender({ allow, lookup, attemptMs = 15_000, connectMs = 5_000 }: SenderOptions): Sender {
  const connections = openConnections(connectMs)

  async function send({ url, headers, body, confidential, signal }: AttemptRequest): Promise<AttemptOutcome> {
    const begin = performance.now()
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), attemptMs)
    const interrupt = () => deadline.abort()
    signal.addEventListener('abort', interrupt, { once: true })
    if (signal.aborted) interrupt()
    const ended = (result: Partial<AttemptOutcome>): AttemptOutcome => ({
      responseStatus: null,
      error: null,
      snippet: null,
      retryAfterMs: undefined,
      ...result,
      durationMs: performance.now() - begin,
    })
    try {
      const receiver = await within(resolveReceiver(url, { allow, lookup }), connectMs)
      if (receiver === undefined) return ended({ error: 'dns_failed' })
      if (!receiver.ok) return ended({ error: refusals[receiver.reason] })
      const response = await request(url, receiver, { headers, body, signal: deadline.signal })
      const bytes = await readBeginning(response.body, mostReadBytes)
      return ended({
        responseStatus: response.statusCode,
        retryAfterMs: retryAfterMsOf(response.headers['retry-after'], Date.now()),
        snippet: isText(response) ? redactSnippet(bytes, confidential, mostKeptBytes) : null,
      })
    } catch (error) {
      if (signal.aborted) return ended({ error: 'interrupted' })
      return ended({ error: deadline.signal.aborted ? 'timeout' : attemptErrorOf(error) })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', interrupt)
    }
  }

  function request(
    url: string,
    receiver: Extract<ResolvedReceiver, { ok: true }>,
    options: Pick<AttemptRequest, 'headers' | 'body' | 'signal'>,
  ): Promise<Dispatcher.ResponseData> {
    const { origin, pathname, search } = new URL(url)
    const pool = connections.to(origin, receiver.addresses)
    return pool.request({ method: 'POST', path: `${pathname}${search}`, ...options })
  }

  return { send, close: connections.close }
}

/** Undefined when it takes longer. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Compressed in spite of not being asked for: what was read of it tells nobody anything. */
function isText({ headers }: Dispatcher.ResponseData): boolean {
  const encoding = headers['content-encoding']
  return encoding === undefined || encoding === 'identity'
}
