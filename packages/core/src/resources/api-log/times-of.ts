import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { idTimeMs } from '../../mechanisms/ids/index.ts'

/** Bounds of `created_at` for PostgreSQL. `-infinity`, times and `infinity` are in order as texts too. */
interface Times {
  /** Inclusive. */
  readonly from: string
  /** Exclusive. */
  readonly to: string
}

interface TimeFilters {
  readonly created_after: string | undefined
  readonly created_before: string | undefined
  readonly request_id: string | undefined
}

const [first, last] = ['-infinity', 'infinity']

/** Older programs recorded the time of a call slightly later than that of its id. */
const toleranceMs = 1_000

/** The time range of the calls. A request id contains a time, so a call is found by it without an index of its own. */
export function timesOf({ created_after, created_before, request_id }: TimeFilters): Times {
  const { from, to } = timesOfRequest(request_id)
  const after = created_after === undefined ? first : toTimestamp(created_after)
  const before = created_before === undefined ? last : toTimestamp(created_before)
  return { from: after > from ? after : from, to: before < to ? before : to }
}

/** The times at which a request with this id can have been logged. */
export function timesOfRequest(requestId: string | undefined): Times {
  if (requestId === undefined) return { from: first, to: last }
  try {
    const atMs = idTimeMs(requestId)
    return { from: timestamp(atMs), to: timestamp(atMs + toleranceMs) }
  } catch {
    // 26 digits can hold more than a time: no request has this id.
    return { from: last, to: first }
  }
}

function timestamp(ms: number): string {
  return toTimestamp(new Date(ms).toISOString())
}
