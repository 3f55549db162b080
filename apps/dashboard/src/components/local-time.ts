/** A time for an input of type `datetime-local`, in the reader's time zone, to the minute. */
export function toLocal(time: string | undefined): string {
  if (time === undefined) return ''
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The time of such an input; undefined if it is empty. */
export function fromLocal(value: string): string | undefined {
  return value === '' ? undefined : new Date(value).toISOString()
}
