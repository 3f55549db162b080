import type { GetFiguresInput } from '@channel/contract/dashboard/types'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import { invalidField } from '../../mechanisms/errors/index.ts'

const hourMs = 60 * 60 * 1000
/** Max length of a series. */
const maxHours = 31 * 24
const defaultHours = 24

/** A range as it was asked for, as timestamps. */
type HourRange = GetFiguresInput['query']

export interface Hours {
  readonly from: string
  readonly to: string
  /** The beginning of each hour, oldest first. */
  readonly all: readonly string[]
}

/**
 * The hours of a range: `from` is rounded down, `to` up; default the last 24 hours.
 *
 * @throws ApiError `invalid_field_value` if the range is empty or too long
 */
export function hoursOf(range: HourRange, now: Date): Hours {
  const { fromMs, toMs } = rangeOf(range, now.getTime())
  const all = Array.from({ length: (toMs - fromMs) / hourMs }, (_, index) => timestamp(fromMs + index * hourMs))
  return { from: timestamp(fromMs), to: timestamp(toMs), all }
}

function rangeOf({ from, to }: HourRange, nowMs: number) {
  const toMs = Math.ceil((to === undefined ? nowMs : msOf('to', to)) / hourMs) * hourMs
  const fromMs = from === undefined ? toMs - defaultHours * hourMs : Math.floor(msOf('from', from) / hourMs) * hourMs
  if (fromMs >= toMs) throw invalidField('from', '`from` must be before `to`.')
  if (toMs - fromMs > maxHours * hourMs) throw invalidField('from', 'The range may have at most 31 days.')
  return { fromMs, toMs }
}

/** Years that only PostgreSQL's infinity can represent are not in any series. */
function msOf(param: string, text: string): number {
  const ms = Date.parse(toTimestamp(text))
  if (Number.isNaN(ms)) throw invalidField(param, 'The range must be within the years 1 to 9999.')
  return ms
}

function timestamp(ms: number): string {
  return toTimestamp(new Date(ms).toISOString())
}
