import type { Api } from './api.ts'
import { childrenOf } from './classify-unions.ts'
import type { Defaults } from './defaults.ts'
import { isObject } from './json.ts'
import { literal } from './literal.ts'
import { quote } from './names.ts'
import { printZod } from './print-zod.ts'
import type { Schema } from './schema.ts'

/** `zod-helpers.js`: what the zod schemas need beside zod. */
export function printZodHelpers(): string {
  return `import { z } from '@hono/zod-openapi'
import { compiler } from './checks.js'

/** Adds what zod judges in its own way, as the document means it. */
export const exactly = (schema) => {
  const check = compiler.check(schema)
  return (payload) => {
    const found = check(payload.value)
    if (found !== undefined) {
      payload.issues.push({ code: 'custom', message: found.reason, path: found.path.toReversed(), input: payload.value })
    }
  }
}

/** Values that zod must not rebuild. */
export const passing = (schema) => z.custom().check(exactly(schema))
`
}

const prelude = `import { z } from '@hono/zod-openapi'
import { exactly, passing } from './zod-helpers.js'
`

/** `schemas.js`: a zod schema per component, each after those that it uses. */
export function printSchemas(api: Api, defaults: Defaults): string {
  const ready = new Set<string>()
  const scope = { schemas: api.schemas, defaults, isReady: (name: string) => ready.has(name) }
  const parts = [prelude]
  for (const name of inOrderOfUse(api.schemas)) {
    const schema = api.schemas.get(name)!
    const fragment = fragmentOf(api, name)
    // Only a fragment with a type replaces what the registry reads from zod; any other rides on a schema that says nothing.
    const zod = printZod(schema, scope)
    const bearer = isObject(fragment) && typeof fragment.type === 'string' ? zod : `z.unknown().pipe(${zod})`
    parts.push(`export const ${name} = ${bearer}.openapi(${quote(name)}, ${literal(fragment)})\n`)
    ready.add(name)
  }
  return parts.join('\n')
}

function fragmentOf(api: Api, name: string) {
  const { components } = api.document
  const schemas = isObject(components) ? components.schemas : undefined
  const fragment = isObject(schemas) ? schemas[name] : undefined
  return isObject(fragment) ? fragment : {}
}

/** Component names, those that others use first; where they use each other, as they stand in the document. */
function inOrderOfUse(schemas: ReadonlyMap<string, Schema>): Set<string> {
  const ordered = new Set<string>()
  const visiting = new Set<string>()
  const visit = (name: string) => {
    if (visiting.has(name)) return
    visiting.add(name)
    const search = (schema: Schema): void => {
      if (schema.kind === 'ref') visit(schema.name)
      for (const child of childrenOf(schema)) search(child)
    }
    const schema = schemas.get(name)
    if (schema === undefined) return
    search(schema)
    ordered.add(name)
  }
  for (const name of schemas.keys()) visit(name)
  return ordered
}

/** `schemas.d.ts` */
export function printSchemasTypes(api: Api): string {
  const rows = [...api.schemas.keys()].map((name) => `export declare const ${name}: z.ZodType<t.${name}>\n`)
  return `import type { z } from '@hono/zod-openapi'\nimport type * as t from './types.js'\n\n${rows.join('')}${rows.length === 0 ? 'export {}\n' : ''}`
}
