import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { Json } from '../src/read/json.ts'

interface Values<Value> {
  readonly accepts: readonly Value[]
  readonly rejects: readonly Value[]
}
type SchemaRow = Values<unknown> & { readonly schema: Json }

const read = <Row>(file: string): [string, Row][] =>
  Object.entries(load(readFileSync(new URL(file, import.meta.url), 'utf8')) as object)

/** A product of alternatives too large to be written out. */
const manyProducts: SchemaRow = {
  schema: {
    allOf: Array.from({ length: 7 }, (_none, row) => ({
      anyOf: Array.from({ length: 5 }, (_none, column) => ({
        type: 'object',
        properties: { [`p${row}`]: { const: column } },
      })),
    })),
  },
  accepts: [{}, { p0: 1, p6: 4 }],
  rejects: [{ p0: 5 }, { p0: 1, p6: 'a' }, 1],
}

/** Per row: a schema, values that fit it and values that do not. */
export const keywordMatrix = [...read<SchemaRow>('keywords.yaml'), ['ManyProducts', manyProducts] as const].map(
  ([name, row]) => ({ name, ...row }),
)

/** Per format: texts that are of it and texts that are not. */
export const formatMatrix = read<Values<string>>('formats.yaml').map(([format, row]) => ({ format, ...row }))
