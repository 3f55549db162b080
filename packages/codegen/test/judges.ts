import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import type { JsonObject } from '../src/json.ts'
import { documentOf } from './documents.ts'
import { generateModules } from './generated-module.ts'

/** Whether a value fits the component schema of a name. */
export type Judge = (name: string, value: unknown) => boolean

/** The judge that is not ours. */
export function ajvJudge(schemas: JsonObject): Judge {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: true })
  // Its default export is typed as a namespace.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addSchema({ $id: 'https://schemas.example/document', ...documentOf(schemas) })
  return (name, value) => {
    const validate = ajv.getSchema(`https://schemas.example/document#/components/schemas/${name}`)
    if (validate === undefined) throw new Error(`Ajv does not know ${name}.`)
    return validate(value) === true
  }
}

/** The generated zod schemas, as they are and compiled. Call `remove` when done. */
export async function zodJudges(schemas: JsonObject): Promise<{ zod: Judge; compiled: Judge; remove(): void }> {
  const modules = generateModules(documentOf(schemas))
  const generated = await modules.load('schemas.js')
  const compiled = new Map(Object.keys(schemas).map((name) => [name, z.compile(generated[name])]))
  return {
    zod: (name, value) => generated[name].safeParse(value).success,
    compiled: (name, value) => compiled.get(name)!.safeParse(value).success,
    remove: modules.remove,
  }
}
