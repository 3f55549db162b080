/** An object of a document. */
export type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value itself if it is an object, otherwise an empty one. */
export function asObject(value: unknown): Fields {
  return isObject(value) ? value : {}
}

/** Copies an object with each value replaced by `map`. Returns the object itself if nothing changed. */
export function mapFields<Value>(object: Value, map: (value: unknown, key: string) => unknown): Value {
  if (typeof object !== 'object' || object === null) return object
  const entries = Object.entries(object).map(([key, value]) => [key, value, map(value, key)] as const)
  if (entries.every(([, value, mapped]) => value === mapped)) return object
  if (Array.isArray(object)) return entries.map(([, , mapped]) => mapped) as Value
  return Object.fromEntries(entries.map(([key, , mapped]) => [key, mapped])) as Value
}

/** The keys of a reference into the document, such as `#/components/schemas/Book`. Undefined for other references. */
export function keysOf(reference: unknown): string[] | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined
  return reference.slice(2).split('/').map(unescaped)
}

/** The part of a document at these keys. */
export function partAt(document: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' ? (part as Fields | null)?.[key] : undefined),
    document,
  )
}

function unescaped(key: string): string {
  if (!key.includes('~') && !key.includes('%')) return key
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
}
