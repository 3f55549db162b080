import { OpenAPIHono } from '@hono/zod-openapi'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import type { JsonObject } from '../src/read/json.ts'
import { generateModules } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

/** Whether a value matches the component schema with this name. */
export type Judge = (name: string, value: unknown) => boolean

/** Validates with Ajv. */
export function ajvJudge(schemas: JsonObject): Judge {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: true, code: { optimize: false } })
  ajv.addKeyword({ keyword: 'x-exactly-one-of', type: 'object', validate: exactlyOneOfEach })
  // The default export is typed as a namespace.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema({ $id: 'https://schemas.example/document', ...documentOf(schemas) })
  return (name, value) => {
    const validate = ajv.getSchema(`https://schemas.example/document#/components/schemas/${name}`)
    if (validate === undefined) throw new Error(`Ajv does not know ${name}.`)
    return validate(value) === true
  }
}

function exactlyOneOfEach(groups: readonly (readonly string[])[], value: object): boolean {
  return groups.every((names) => names.filter((name) => Object.hasOwn(value, name)).length === 1)
}

/** The component schemas of the document that zod-openapi derives from the generated modules. */
async function emittedSchemas(modules: { load(file: string): Promise<never> }): Promise<JsonObject> {
  const { routes, documentConfig } = (await modules.load('routes.js')) as Emitting
  const app = new OpenAPIHono()
  for (const [name, schema] of Object.entries(await modules.load('schemas.js')))
    app.openAPIRegistry.register(name, schema as z.ZodType)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route)
  // JSON removes undefined fields, which a document cannot have.
  return JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig).components?.schemas ?? {}))
}

interface Emitting {
  routes: Record<string, Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0]>
  documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]
}

/**
 * The generated zod schemas, as they are and compiled, and the document that zod-openapi makes of them, by Ajv.
 * Call `remove` when done.
 */
export async function zodJudges(schemas: JsonObject) {
  const modules = generateModules(documentOf(schemas))
  const generated = await modules.load('schemas.js')
  const compiled = new Map(Object.keys(schemas).map((name) => [name, z.compile(generated[name])]))
  const zod: Judge = (name, value) => generated[name].safeParse(value).success
  const compiledZod: Judge = (name, value) => compiled.get(name)!.safeParse(value).success
  const emitted = ajvJudge(await emittedSchemas(modules as never))
  return { judges: { zod, compiled: compiledZod, emitted }, remove: modules.remove }
}
