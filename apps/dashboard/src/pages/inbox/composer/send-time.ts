const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
const maxAheadMs = 30 * dayMs

/** Why a message cannot be scheduled for a time; undefined if it can. */
export type SendTimeProblem = 'missing' | 'past' | 'tooLate' | 'afterWindow'

/**
 * @param value of an input of type `datetime-local`
 * @param now in milliseconds
 * @param windowLeftMs how long the message can still be sent, if not at any time
 */
export function sendTimeProblem(value: string, now: number, windowLeftMs = Infinity): SendTimeProblem | undefined {
  const aheadMs = new Date(value).getTime() - now
  if (Number.isNaN(aheadMs)) return 'missing'
  if (aheadMs <= 0) return 'past'
  if (aheadMs > maxAheadMs) return 'tooLate'
  return aheadMs >= windowLeftMs ? 'afterWindow' : undefined
}

/** A full hour, at least an hour from now, in milliseconds. */
export function suggestedTime(now: number): number {
  return Math.ceil((now + hourMs) / hourMs) * hourMs
}

/** The name of the reader's time zone with its offset at that time: “Europe/Oslo (GMT+1)”. */
export function zoneAt(time: Date): string {
  const format = new Intl.DateTimeFormat(undefined, { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value
  const { timeZone } = format.resolvedOptions()
  return offset === undefined ? timeZone : `${timeZone} (${offset})`
}
