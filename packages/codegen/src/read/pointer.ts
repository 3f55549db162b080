import { isObject, type Json } from './json.ts'

/** Appends keys to a JSON pointer. */
export function at(pointer: string, ...keys: (string | number)[]): string {
  let result = pointer
  for (const key of keys) result += `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
  return result
}

/** The keys of a local reference such as `#/components/schemas/Book`. Returns undefined for other references. */
export function keysOf(reference: string): string[] | undefined {
  if (!reference.startsWith('#/')) return undefined
  try {
    const keys = reference.slice(2).split('/')
    return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  } catch {
    return undefined
  }
}

/** The value in `document` at `keys`, or undefined. */
export function lookUp(document: Json, keys: readonly string[]): Json | undefined {
  let value: Json | undefined = document
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key]
    else return undefined
  }
  return value
}

/** The keys of a JSON pointer. */
export function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
