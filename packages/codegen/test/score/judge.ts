import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { z } from 'zod'
import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { renamedSchemas } from '../../src/read/renamed-schemas.ts'
import type { ScoredSchema } from './find-scored-schemas.ts'
import { withoutRequired } from './without-required.ts'
import type { Generated } from './write-to-scratch.ts'

/** Whether a value is valid. */
export type Judge = (value: Json) => boolean

const id = 'https://schemas.example/document'

/** The Ajv judge of each location. Returns undefined if Ajv cannot compile the schema. */
export function ajvJudges(reference: JsonObject): (schema: ScoredSchema) => Judge | undefined {
  const component = judgesOf(reference)
  const [sent, received] = [withoutRequired(reference, 'readOnly'), withoutRequired(reference, 'writeOnly')]
  const byKind = {
    component,
    request: sent === undefined ? component : judgesOf(sent),
    response: received === undefined ? component : judgesOf(received),
  }
  return (schema) => byKind[schema.at.kind](schema)
}

function judgesOf(reference: JsonObject): (schema: ScoredSchema) => Judge | undefined {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, logger: false })
  // The default export is typed as a namespace.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  // No specification defines this format, so it is not validated.
  ajv.addFormat('url', true)
  ajv.addSchema(withoutExamples(reference) as JsonObject, id)
  return ({ pointer }) => {
    try {
      const validate = ajv.getSchema(`${id}#${pointer.split('/').map(encodeURIComponent).join('/')}`)
      return validate && ((value) => validate(value) === true)
    } catch {
      return undefined
    }
  }
}

/** Objects whose keys are names. */
const namedParts = new Set(
  'schemas responses parameters headers requestBodies properties patternProperties dependentSchemas $defs'.split(' '),
)
const values = new Set(['default', 'enum', 'const'])

/** Without the examples, in which Ajv would read an `$id` as that of a schema. */
function withoutExamples(value: Json, keysAreNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => withoutExamples(item))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => keysAreNames || (key !== 'example' && key !== 'examples'))
  return Object.fromEntries(
    kept.map(([key, each]) => {
      if (keysAreNames) return [key, withoutExamples(each)]
      return [key, values.has(key) ? each : withoutExamples(each, namedParts.has(key))]
    }),
  )
}

/** The generated zod judge of each location. Returns undefined if there is no schema. */
export async function zodJudges(
  generated: Generated,
  document: JsonObject,
): Promise<(schema: ScoredSchema) => Judge | undefined> {
  const identifiers = renamedSchemas(document)
  const schemas: Record<string, z.ZodType> = await generated.load('schemas.js')
  const { routes } = await generated.load('routes.js')
  const byOperation = new Map<string, JsonObject>()
  for (const route of Object.values<JsonObject>(routes)) byOperation.set(`${route.method} ${route.path}`, route)
  return (scored) => {
    const schema = find(scored)
    return schema && ((value) => schema.safeParse(value).success)
  }

  function find({ at }: ScoredSchema): z.ZodType | undefined {
    if (at.kind === 'component') return schemas[identifiers.get(at.name) ?? at.name]
    const route = byOperation.get(at.operation)
    if (route === undefined) return undefined
    const owner = at.kind === 'request' ? member(route, 'request', 'body') : member(route, 'responses', at.status)
    return member(owner, 'content', at.contentType, 'schema') as z.ZodType | undefined
  }
}

function member(value: unknown, ...keys: readonly string[]): unknown {
  let found: unknown = value
  for (const key of keys) found = isObject(found) ? found[key] : undefined
  return found
}
