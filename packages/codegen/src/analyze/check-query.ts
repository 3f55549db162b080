import type { Parameter } from './api.ts'
import type { SchemaContext } from './schema-context.ts'
import { objectOf } from './types-of.ts'

/** Reports query parameters that cannot be distinguished. */
export function checkQuery(parameters: readonly Parameter[], pointer: string, context: SchemaContext): void {
  const { problems } = context
  const query = parameters.filter((parameter) => parameter.in === 'query')
  if (query.length > 0 && parameters.some((parameter) => parameter.in === 'querystring')) {
    problems.report('querystring-beside-query', pointer)
  }
  const names = new Set(query.filter(({ isSpread }) => !isSpread).map(({ name }) => name))
  const spread = query.filter(({ isSpread }) => isSpread)
  const objects = spread.map(({ name, schema }) => ({ name, object: objectOf(schema, context.resolve) }))
  for (const { name, object } of objects) {
    for (const { name: property } of object?.properties ?? []) {
      if (names.has(property)) problems.report('query-property-twice', pointer, { property, name })
      names.add(property)
    }
  }
  // An object that says what its other properties are comes before one that does not.
  const rank = ({ object }: (typeof objects)[number]) => Number(typeof object?.additional !== 'object')
  const [first, ...others] = objects
    .filter(({ object }) => object?.additional !== false)
    .sort((a, b) => rank(a) - rank(b))
  for (const { name } of others) problems.report('query-taken-twice', pointer, { one: first!.name, other: name })
}
