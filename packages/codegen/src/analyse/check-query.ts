import type { Parameter } from './api.ts'
import { objectOf } from './classify-unions.ts'
import type { SchemaContext } from './schema-context.ts'

/** Reports query parameters that cannot be distinguished. */
export function checkQuery(parameters: readonly Parameter[], pointer: string, context: SchemaContext): void {
  const { problems } = context
  const query = parameters.filter((parameter) => parameter.in === 'query')
  if (query.length > 0 && parameters.some((parameter) => parameter.in === 'querystring')) {
    problems.add(pointer, 'A querystring is the whole query: it stands alone.')
  }
  const names = new Set(query.filter(({ isSpread }) => !isSpread).map(({ name }) => name))
  let open: string | undefined
  for (const { name, schema, isSpread } of query) {
    if (!isSpread) continue
    const object = objectOf(schema, (ref) => context.resolve(ref))
    for (const property of object?.properties ?? []) {
      if (names.has(property.name)) {
        problems.add(
          pointer,
          `'${property.name}' of '${name}' is a query parameter already: use the style 'deepObject'.`,
        )
      }
      names.add(property.name)
    }
    if (object?.additional === false) continue
    if (open !== undefined) problems.add(pointer, `'${open}' and '${name}' both take every query parameter.`)
    open = name
  }
}
