import { isObject, type Json } from './json.ts'

/** Appends keys to a JSON pointer. */
export function at(pointer: string, ...keys: (string | number)[]): string {
  let result = pointer
  // An iterator would cost more than the pointer.
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    result += typeof key === 'number' ? `/${key}` : `/${escaped(key)}`
  }
  return result
}

// Pointers are made for every part of a document, and few keys have something to escape.
function escaped(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

function unescaped(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key
}

/** Schemas are referred to many times. */
const parsed = new Map<string, readonly string[] | undefined>()
const maxParsed = 10_000

/** The keys of a local reference such as `#/components/schemas/Book`. Returns undefined for other references. */
export function keysOf(reference: string): readonly string[] | undefined {
  const known = parsed.get(reference)
  if (known !== undefined) return known
  const keys = parseReference(reference)
  if (parsed.size >= maxParsed) parsed.clear()
  parsed.set(reference, keys)
  return keys
}

function parseReference(reference: string): string[] | undefined {
  if (!reference.startsWith('#/')) return undefined
  const keys = reference.slice(2).split('/')
  if (!reference.includes('%') && !reference.includes('~')) return keys
  try {
    return keys.map((key) => unescaped(decodeURIComponent(key)))
  } catch {
    return undefined
  }
}

/** The local reference to a JSON pointer. Inverse of `keysOf`. */
export function referenceTo(pointer: string): string {
  return `#${pointer.includes('%') ? pointer.replaceAll('%', '%25') : pointer}`
}

/** The value in `document` at `keys`, or undefined. */
export function lookUp(document: Json, keys: readonly string[]): Json | undefined {
  let value: Json | undefined = document
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key]
    else return undefined
  }
  return value
}

/** The keys of a JSON pointer. */
export function keysOfPointer(pointer: string): string[] {
  const keys = pointer.split('/').slice(1)
  return pointer.includes('~') ? keys.map(unescaped) : keys
}
