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
  let open: string | undefined
  for (const { name, schema, isSpread } of query) {
    if (!isSpread) continue
    const object = objectOf(schema, context.resolve)
    for (const property of object?.properties ?? []) {
      if (names.has(property.name)) {
        problems.report('query-property-twice', pointer, { property: property.name, name })
      }
      names.add(property.name)
    }
    if (object?.additional === false) continue
    if (open !== undefined) problems.report('query-taken-twice', pointer, { one: open, other: name })
    open = name
  }
}
