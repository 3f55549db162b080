import { fieldsOfContract, follow, type Schema } from './bounds.ts'
import type { OperationId } from './operations.ts'

/** A value that the schema of a field refuses, whatever its size. Undefined leaves the field out. */
export interface WrongValue {
  readonly in: 'query' | 'body'
  readonly name: string
  readonly value: unknown
  readonly code: string
}

/** The wrong values of each operation: of another type, null, none, and no text of the enum, pattern or format. */
export function wrongValuesOfContract(): [OperationId, WrongValue[]][] {
  const values = fieldsOfContract().flatMap(({ schema, required, code, ...field }) => {
    const wrong = field.in === 'query' ? wrongTexts(schema, ['!', '', 'a\u0000b']) : wrongValues(schema)
    return [
      ...wrong.map((value) => ({ ...field, value, code })),
      ...(required ? [{ ...field, value: undefined, code: 'invalid_field_value' }] : []),
    ]
  })
  return [...Map.groupBy(values, ({ id }) => id)]
}

const ofTypes: Readonly<Record<string, unknown>> = {
  string: '!',
  number: 7.5,
  boolean: true,
  object: {},
  array: [],
  null: null,
}

function wrongValues(schema: Schema): unknown[] {
  const options = optionsOf(schema)
  const types = options.flatMap(({ type = [] }) => type)
  const others = Object.keys(ofTypes).filter((type) => types.length > 0 && !types.includes(type))
  const items = options.flatMap((option) => (option.items === undefined ? [] : wrongValues(option.items as Schema)))
  const texts = types.includes('string') ? wrongTexts(schema, ['!', '', 'a\u0000b', '\ud800']) : []
  return [...others.map((type) => ofTypes[type]), ...texts, ...items.map((item) => [item])]
}

const ofFormats: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-11-20', '2026-02-30T00:00:00Z', 'infinity', '-infinity'],
  date: ['2026-02-30', '2026-11-20T00:00:00Z'],
  email: ['ana'],
  uri: ['/hooks', 'https://app.example.com:99999'],
}

/** @param free texts that only a rule about texts allows */
function wrongTexts(schema: Schema, free: readonly string[]): readonly string[] {
  const options = optionsOf(schema)
  const isRuled = options.every(({ type, enum: known, const: only, pattern, format }) => {
    const isText = [type].flat().includes('string')
    return !isText || (known ?? only ?? pattern ?? format) !== undefined
  })
  return isRuled ? [...free, ...options.flatMap(({ format = '' }) => ofFormats[format] ?? [])] : free.slice(2)
}

/** The schemas of which a value must match one. */
function optionsOf(schema: Schema): Schema[] {
  const followed = follow(schema)
  const options = followed.oneOf ?? (followed.anyOf as Schema[] | undefined)
  return options === undefined ? [followed] : options.flatMap(optionsOf)
}
