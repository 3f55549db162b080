import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Position } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { seal, unseal } from '../../mechanisms/sealing/index.ts'

// Events are ordered by the transaction that recorded them. A cursor also names the history that it belongs to: in a
// restored backup, transactions that were lost are counted again, so that new events could come before an old cursor.

/** A place between two events. An event's own place is behind it. */
export interface EventPosition {
  readonly epoch: number
  /** The number of the transaction, in decimal digits. */
  readonly transaction_id: string
  /** Empty: before all events of the transaction. */
  readonly id: string
}

/** What may be read now. */
export interface Horizon {
  readonly epoch: number
  readonly restores: number
  /** The oldest transaction that is still open: no event appears any more in those before it. */
  readonly open_from: string
  /** The first transaction that has not begun. */
  readonly next: string
  /** The time of the database. */
  readonly now: string
}

/** Before all events. */
export const firstPosition: EventPosition = { epoch: 0, transaction_id: '0', id: '' }

/** How two positions are ordered, as for `toSorted`. */
export function comparePositions(one: EventPosition, other: EventPosition): number {
  if (one.epoch !== other.epoch) return one.epoch - other.epoch
  const [left, right] = [BigInt(one.transaction_id), BigInt(other.transaction_id)]
  if (left !== right) return left < right ? -1 : 1
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1
}

/**
 * A position as a cursor holds it: sealed, because transactions are counted for all organizations together.
 *
 * @param at the time of the last event before it
 */
export function toCursorPosition(scope: Scope, position: EventPosition, at: string, horizon: Horizon): Position {
  const { epoch, transaction_id, id } = position
  const text = [horizon.epoch, horizon.restores, epoch, transaction_id, id].join(' ')
  const { sealed, key_id } = seal(scope.secrets, sealingContext, text)
  return { created_at: at, id: `${key_id} ${sealed.toString('base64')}` }
}

const sealingContext = 'events cursor'

/** Events of one transaction may have times that differ by as much. */
const overlapMs = 60_000

/**
 * The position of a cursor.
 *
 * @throws ApiError `invalid_cursor` if the database was restored or moved since the cursor was made
 */
export function fromCursorPosition(scope: Scope, { created_at, id }: Position, horizon: Horizon): EventPosition {
  const [key_id = '', sealed = ''] = id.split(' ')
  const text = unseal(scope.secrets, sealingContext, { key_id, sealed: Buffer.from(sealed, 'base64') })
  const [currentEpoch, restores, epoch, transaction_id = '', eventId = ''] = text.split(' ')
  const isOfThisHistory = currentEpoch === String(horizon.epoch) && restores === String(horizon.restores)
  // A cursor that is ahead comes from a server that has lost transactions, before anything has noticed it.
  const isAhead = Number(epoch) === horizon.epoch && BigInt(transaction_id) > BigInt(horizon.next)
  if (isOfThisHistory && !isAhead) return { epoch: Number(epoch), transaction_id, id: eventId }
  const since = new Date(Date.parse(created_at) - overlapMs).toISOString()
  throw new ApiError(
    'invalid_cursor',
    `The service was restored from a backup, or moved, after this cursor was made. Continue without it, with created_after=${since}. Some events may be repeated.`,
    { param: 'cursor' },
  )
}
