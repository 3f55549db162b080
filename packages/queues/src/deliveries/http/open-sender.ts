import type { ReceiverRefusal } from '@channel/core/mechanisms/receivers'
import type { AttemptError, AttemptOutcome } from '../attempt-outcome.ts'
import type { AttemptRequest } from '../delivery-context.ts'
import { attemptErrorOf } from './attempt-error-of.ts'
import { deadlineReached, interrupted, openPost } from './open-post.ts'
import { openTargets, type TargetOptions } from './open-targets.ts'
import { openConnections } from './receiver-connections.ts'
import { redactSnippet } from './redact-snippet.ts'
import type { ReceiverResponse } from './response-reader.ts'
import { retryAfterMsOf } from './retry-after-ms-of.ts'

/** Options of a sender. It connects only to addresses that are global or that `allow` opens; see parseAllowedRanges. */
export interface SenderOptions extends TargetOptions {
  /** Deadline of an attempt, in milliseconds; 15,000 by default. */
  readonly attemptMs?: number
  /** Timeout of the DNS lookup, and of connecting, in milliseconds; 5,000 by default. */
  readonly connectMs?: number
}

/** Makes attempts. */
export interface Sender {
  readonly send: (request: AttemptRequest) => Promise<AttemptOutcome>
  /** Closes the connections that are kept alive. */
  readonly close: () => Promise<void>
}

const maxStoredBytes = 8 * 1024

const refusals: Record<ReceiverRefusal, AttemptError> = {
  url_not_allowed: 'address_refused',
  address_not_allowed: 'address_refused',
  lookup_failed: 'dns_failed',
  no_address: 'dns_failed',
}

/**
 * Posts to customers' URLs, which may be hostile: addresses are checked before connecting, redirects are not followed,
 * compression is neither requested nor decoded, and only the beginning of a response is read.
 */
export function openSender({ attemptMs = 15_000, connectMs = 5_000, ...receivers }: SenderOptions): Sender {
  const connections = openConnections(connectMs)
  const findTarget = openTargets(receivers)
  const post = openPost(connections)

  async function send(attempt: AttemptRequest): Promise<AttemptOutcome> {
    const startedAt = performance.now()
    const result = await attemptResult(attempt, startedAt + attemptMs)
    return { ...result, durationMs: performance.now() - startedAt }
  }

  async function attemptResult(attempt: AttemptRequest, deadline: number): Promise<Result> {
    if (attempt.signal.aborted) return failed('interrupted')
    const found = findTarget(attempt.url)
    const target = found instanceof Promise ? await within(found, connectMs) : found
    if (target === undefined) return failed('dns_failed')
    if (!target.ok) return failed(refusals[target.reason])
    try {
      return received(await post(target, attempt, deadline), attempt)
    } catch (error) {
      if (error === interrupted) return failed('interrupted')
      return failed(error === deadlineReached ? 'timeout' : attemptErrorOf(error))
    }
  }

  return { send, close: connections.close }
}

type Result = Omit<AttemptOutcome, 'durationMs'>

function received({ statusCode, headers, beginning }: ReceiverResponse, { confidential }: AttemptRequest): Result {
  // A response that is compressed without a request for it is useless as text.
  const encoding = headers['content-encoding']
  const isText = encoding === undefined || encoding === 'identity'
  return {
    responseStatus: statusCode,
    error: null,
    snippet: isText ? redactSnippet(beginning, confidential, maxStoredBytes) : null,
    retryAfterMs: retryAfterMsOf(headers['retry-after'], Date.now()),
  }
}

function failed(error: AttemptError): Result {
  return { responseStatus: null, error, snippet: null, retryAfterMs: undefined }
}

/** Resolves to undefined when `work` takes longer. */
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
