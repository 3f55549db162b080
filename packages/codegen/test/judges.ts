import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { analyseDocument } from '../src/analyse-document.ts'
import { Defaults } from '../src/defaults.ts'
import { describeSchema } from '../src/describe-schema.ts'
import type { JsonObject } from '../src/json.ts'
import { createCompiler } from '../src/runtime.js'
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

/** What decoding uses. */
export function checkJudge(schemas: JsonObject): Judge {
  const api = analyseDocument(documentOf(schemas))
  const defaults = new Defaults(api.schemas)
  const described = [...api.schemas].map(([name, schema]) => [name, describeSchema(schema, defaults)])
  const compiler = createCompiler(Object.fromEntries(described))
  return (name, value) => compiler.check({ kind: 'ref', name })(value) === undefined
}

/** The generated zod schemas. Call `remove` when done. */
export async function zodJudge(schemas: JsonObject): Promise<{ judge: Judge; remove(): void }> {
  const modules = generateModules(documentOf(schemas))
  const generated = await modules.load('schemas.js')
  return { judge: (name, value) => generated[name].safeParse(value).success, remove: modules.remove }
}
