import { setOwn } from '../zod/index.ts'
import { inside, Unreadable } from './failure.ts'

/** The values received in one part of a request. */
export interface Reading {
  readonly values: unknown
  readonly isReadable: boolean
}

/** Values by parameter name. */
export interface Fields {
  readonly values: Record<string, unknown>
  isReadable: boolean
}

/** Combines parsed items into one value. */
export function listOf(values: readonly unknown[]): unknown {
  const bad = values.findIndex((value) => value instanceof Unreadable)
  return bad < 0 ? values : unreadableAt(values[bad], bad)
}

/** Adds a key to the path of an `Unreadable`. */
export function unreadableAt(value: unknown, key: string | number): Unreadable {
  return new Unreadable(inside((value as Unreadable).failure, [key]))
}

/** Whether a value could not be decoded. */
export function holdsUnreadable(values: unknown): boolean {
  return Object.values(values as object).some((value) => value instanceof Unreadable)
}

/** Adds the value of a parameter to `reading`. */
export function addValue(reading: Fields, name: string, value: unknown): void {
  if (value instanceof Unreadable) reading.isReadable = false
  setOwn(reading.values, name, value)
}

/** Appends a value to the list of a key. */
export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
