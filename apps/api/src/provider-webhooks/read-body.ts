import type { IncomingMessage } from 'node:http'
import { BodyTooLargeError, RequestAbortedError } from '@channel/codegen/hono'
import { releaseMemory } from '../server/release-memory.ts'
import { Turns } from '../server/turns.ts'
import type { Reservation } from './byte-budget.ts'

/** The budget has no bytes left for this body. */
export class BudgetExhaustedError extends Error {
  override readonly name = 'BudgetExhaustedError'
}

/** The body did not arrive in time. */
export class BodyTimeoutError extends Error {
  override readonly name = 'BodyTimeoutError'
}

export interface BodyLimits {
  /** Max size of a body. */
  readonly maxBytes: number
  /** How long the body may take to arrive. */
  readonly timeoutMs: number
}

const turns = new Turns()
/** How many bytes of a body are read before other connections get a turn. */
const bytesPerTurn = 65_536
/** The memory of a long body besides its buffer: one chunk that waits for its turn, and one that arrives. */
const arrivingBytes = 2 * bytesPerTurn

/**
 * Reads a body into its own buffer. Memory is reserved as the bytes arrive, not as they are declared: a sender that
 * sends nothing reserves nothing. After an error the rest of the body is left unread.
 *
 * @throws BodyTooLargeError, BudgetExhaustedError, BodyTimeoutError, RequestAbortedError
 */
export async function readBody(
  incoming: IncomingMessage,
  reservation: Reservation,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<Uint8Array> {
  const length = incoming.headers['content-length']
  const maxBodyBytes = Number(length ?? maxBytes)
  if (maxBodyBytes > maxBytes) throw tooLarge()
  let buffer = new ArrayBuffer(0)
  let size = 0
  let isLong = false

  function tooLarge(): BodyTooLargeError {
    return new BodyTooLargeError(`The body is larger than ${maxBytes} bytes.`)
  }

  function reserve(bytes: number): void {
    if (!reservation.reserve(bytes)) throw new BudgetExhaustedError('Too many bodies are arriving.')
  }

  function grow(needed: number): void {
    if (needed > maxBodyBytes) throw tooLarge()
    const capacity = Math.max(needed, Math.min(2 * buffer.byteLength, maxBodyBytes))
    reserve(capacity - buffer.byteLength)
    if (size === 0) buffer = new ArrayBuffer(capacity, { maxByteLength: maxBodyBytes })
    else buffer.resize(capacity)
  }

  /** Copies the chunk, so that it can be freed before the next one is read. */
  function append(chunk: Uint8Array): void {
    const needed = size + chunk.length
    if (needed > buffer.byteLength) grow(needed)
    new Uint8Array(buffer).set(chunk, size)
    releaseMemory(chunk)
    size = needed
  }

  /** Whether the rest must wait for its turn. Only then are there uncopied chunks in memory. */
  function hasToWait(): boolean {
    if (size < bytesPerTurn || size === Number(length)) return false
    if (!isLong) reserve(Math.min(maxBodyBytes - size, arrivingBytes))
    isLong = true
    return true
  }

  try {
    await forEachChunk(incoming, timeoutMs, (chunk) => {
      append(chunk)
      return hasToWait()
    })
    if (size < buffer.byteLength) buffer.resize(size)
    return new Uint8Array(buffer)
  } catch (error) {
    buffer.transfer(0)
    throw error
  }
}

/**
 * @param use receives each chunk; true gives other connections a turn before the next one
 *
 * @throws BodyTimeoutError, RequestAbortedError, and errors of `use`
 */
function forEachChunk(incoming: IncomingMessage, timeoutMs: number, use: (chunk: Buffer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => fail(new BodyTimeoutError('The body did not arrive in time.')), timeoutMs)
    let hasEnded = false

    function onData(chunk: Buffer): void {
      try {
        if (use(chunk)) pause()
      } catch (error) {
        fail(error)
      }
    }
    function pause(): void {
      incoming.pause()
      turns.wait(() => !hasEnded && incoming.resume())
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
      hasEnded = true
      clearTimeout(deadline)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose)
    }

    if (incoming.destroyed) onClose()
    else incoming.on('data', onData).on('end', onEnd).on('close', onClose)
  })
}
