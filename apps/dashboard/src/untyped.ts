// Readers of values from the provider or from programs, in which nothing is certain.

type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function valuesIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects of a list; anything else in it is an object without fields. */
export function objectsIn(value: unknown): readonly Fields[] {
  return valuesIn(value).map(fieldsOf)
}

/** A text that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
