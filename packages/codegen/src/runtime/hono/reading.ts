import { inside, Unreadable } from './failure.ts'

/** The values of one part of a request, by name. One that could not be decoded is `Unreadable`. */
export type Values = Record<string, unknown>

/** Combines parsed items into one value. */
export function listOf(values: readonly unknown[]): unknown {
  const bad = values.findIndex((value) => value instanceof Unreadable)
  return bad < 0 ? values : unreadableAt(values[bad], bad)
}

/** Adds a key to the path of an `Unreadable`. */
export function unreadableAt(value: unknown, key: string | number): Unreadable {
  return new Unreadable(inside((value as Unreadable).failure, [key]))
}

/** Whether a value, or one of several by name, could not be decoded. */
export function holdsUnreadable(values: unknown): boolean {
  const isUnreadable = (value: unknown) => value instanceof Unreadable
  return isUnreadable(values) || Object.values(values ?? {}).some(isUnreadable)
}

/** Appends a value to the list of a key. */
export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
