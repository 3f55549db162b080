import type { IncomingMessage } from 'node:http'
import { BodyTooLargeError, RequestAbortedError } from '@channel/contract/routes'
import { freeBytes } from '../free-bytes.ts'
import type { Reservation } from './byte-budget.ts'
import { takeTurn } from './take-turn.ts'

/** The budget has no bytes left for this body. */
export class BudgetExhaustedError extends Error {
  override readonly name = 'BudgetExhaustedError'
}

/** The body did not arrive in time. */
export class BodyTimeoutError extends Error {
  override readonly name = 'BodyTimeoutError'
}

export interface BodyLimits {
  /** The most bytes that a body may have. */
  readonly maxBytes: number
  /** How long the body may take to arrive. */
  readonly timeoutMs: number
}

/** How much of a body is read without letting other connections have their turn. */
const bytesPerTurn = 65_536
/** How much of a body may be in memory before it is copied: one chunk that waits for its turn, and one that arrives. */
const arrivingBytes = 2 * bytesPerTurn

/**
 * Reads a body into one buffer of its own. What it takes in memory is taken from `reservation` before: all at once if the
 * length is known, else as the buffer grows. After an error the rest of the body is left unread.
 *
 * @throws BodyTooLargeError, BudgetExhaustedError, BodyTimeoutError, RequestAbortedError
 */
export async function readBody(
  incoming: IncomingMessage,
  reservation: Reservation,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<Uint8Array> {
  const length = incoming.headers['content-length']
  const buffer = new ArrayBuffer(0, { maxByteLength: Math.min(Number(length ?? maxBytes), maxBytes) })
  let size = 0

  function take(bytes: number): void {
    if (!reservation.take(bytes)) throw new BudgetExhaustedError('Too many bodies are arriving.')
  }

  function grow(capacity: number): void {
    if (capacity > maxBytes) throw new BodyTooLargeError(`The body is larger than ${maxBytes} bytes.`)
    take(capacity - buffer.byteLength)
    buffer.resize(capacity)
  }

  /** Copies the chunk, so that it can be freed before the next one is read. */
  function append(chunk: Uint8Array): void {
    const needed = size + chunk.length
    if (needed > buffer.byteLength) grow(Math.max(needed, Math.min(2 * buffer.byteLength, maxBytes)))
    new Uint8Array(buffer).set(chunk, size)
    freeBytes(chunk)
    size = needed
  }

  const mayBeLong = () => size >= bytesPerTurn && size !== Number(length)
  try {
    if (length !== undefined) grow(Number(length))
    take(Math.min(Number(length ?? arrivingBytes), arrivingBytes))
    await forEachChunk(incoming, timeoutMs, (chunk) => {
      append(chunk)
      return mayBeLong()
    })
    buffer.resize(size)
    return new Uint8Array(buffer)
  } catch (error) {
    buffer.transfer(0)
    throw error
  }
}

/**
 * @param use gets each chunk; true lets other connections have their turn before the next one
 * @throws BodyTimeoutError, RequestAbortedError, and what `use` throws
 */
function forEachChunk(incoming: IncomingMessage, timeoutMs: number, use: (chunk: Buffer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => fail(new BodyTimeoutError('The body did not arrive in time.')), timeoutMs)
    let isOver = false

    function onData(chunk: Buffer): void {
      try {
        if (use(chunk)) pause()
      } catch (error) {
        fail(error)
      }
    }
    function pause(): void {
      incoming.pause()
      takeTurn(() => !isOver && incoming.resume())
    }
    function onEnd(): void {
      end()
      resolve()
    }
    function onClose(): void {
      fail(new RequestAbortedError('The request ended before its body was complete.'))
    }
    function fail(error: unknown): void {
      end()
      incoming.pause()
      reject(error)
    }
    function end(): void {
      isOver = true
      clearTimeout(deadline)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose)
    }

    if (incoming.destroyed) onClose()
    else incoming.on('data', onData).on('end', onEnd).on('close', onClose)
  })
}
