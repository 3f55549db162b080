const hourMs = 3_600_000
/** When people begin to work. */
const morning = 9
const monday = 1

/** Times to choose from, in the reader's time zone. */
export interface SnoozeTimes {
  readonly hour: Date
  readonly tomorrow: Date
  /** Undefined on a Sunday, when it is tomorrow. */
  readonly week: Date | undefined
}

export function snoozeTimes(now: Date): SnoozeTimes {
  const hour = new Date(now.getTime() + hourMs)
  hour.setSeconds(0, 0)
  const daysToMonday = (monday + 7 - now.getDay()) % 7 || 7
  return { hour, tomorrow: inDays(now, 1), week: daysToMonday === 1 ? undefined : inDays(now, daysToMonday) }
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)
}

const maxDays = 365

/** Why a conversation cannot be snoozed until a time; undefined if it can. @param value of an input of type `datetime-local` */
export function snoozeProblem(value: string, now: number): 'missing' | 'past' | 'tooLate' | undefined {
  const aheadMs = new Date(value).getTime() - now
  if (Number.isNaN(aheadMs)) return 'missing'
  if (aheadMs <= 0) return 'past'
  return aheadMs > maxDays * 24 * hourMs ? 'tooLate' : undefined
}
