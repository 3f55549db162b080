import type { AttemptRequest } from '../delivery-context.ts'
import type { ReceiverTarget } from './open-targets.ts'
import type { ReceiverConnections } from './receiver-connections.ts'
import { type ReceiverResponse, ResponseReader } from './response-reader.ts'

const maxReadBytes = 16 * 1024

/** The response did not arrive by the deadline. */
export const deadlineReached = new Error('The receiver took too long.')
/** The worker stopped during the request. */
export const interrupted = new Error('The worker is stopping.')

/**
 * Opens a function that posts to a checked target and reads the beginning of the response. The deadline is by
 * `performance.now()`. It throws `deadlineReached`, `interrupted`, and errors of the connection.
 */
export function openPost(connections: ReceiverConnections) {
  const readersOf = new WeakMap<AbortSignal, Set<ResponseReader>>()

  /** The readers to end on abort. They share one listener: one per attempt would cost more than signing it. */
  function readersEndedBy(signal: AbortSignal): Set<ResponseReader> {
    const known = readersOf.get(signal)
    if (known !== undefined) return known
    const readers = new Set<ResponseReader>()
    signal.addEventListener('abort', () => {
      for (const reader of readers) reader.end(interrupted)
    })
    readersOf.set(signal, readers)
    return readers
  }

  return async function post(
    { endpoint, path }: Extract<ReceiverTarget, { ok: true }>,
    { organizationId, headers, body, signal }: AttemptRequest,
    deadline: number,
  ): Promise<ReceiverResponse> {
    const reader = new ResponseReader(maxReadBytes)
    const timer = setTimeout(() => reader.end(deadlineReached), Math.max(0, deadline - performance.now()))
    const readers = readersEndedBy(signal)
    readers.add(reader)
    if (signal.aborted) reader.end(interrupted)
    try {
      connections.to(endpoint, organizationId).dispatch({ method: 'POST', path, headers, body }, reader)
      return await reader.response
    } finally {
      clearTimeout(timer)
      readers.delete(reader)
    }
  }
}
