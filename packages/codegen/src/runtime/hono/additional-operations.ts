import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'

/** The fields of a path item, besides those of other methods. */
const fields = new Set(
  `$ref summary description servers parameters get put post delete options head patch trace query`.split(' '),
)

const isAdditional = (field: string) => !fields.has(field) && !field.startsWith('x-')

/**
 * Makes an app document operations of other methods, such as COPY, as OpenAPI 3.2 does: below `additionalOperations`. zod-openapi
 * writes every method as a field of the path.
 */
export function documentAdditional<E extends Env>(app: OpenAPIHono<E>, methods: readonly string[]): void {
  if (!methods.some(isAdditional)) return
  const generate = app.getOpenAPI31Document
  app.getOpenAPI31Document = (...config) => {
    const document = generate(...config)
    const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, withAdditional(item)])
    return { ...document, paths: Object.fromEntries(paths) }
  }
}

function withAdditional(item: object): object {
  const entries = Object.entries(item)
  const additional = entries.filter(([field]) => isAdditional(field))
  if (additional.length === 0) return item
  const additionalOperations = Object.fromEntries(additional.map(([field, value]) => [field.toUpperCase(), value]))
  return { ...Object.fromEntries(entries.filter(([field]) => !isAdditional(field))), additionalOperations }
}
