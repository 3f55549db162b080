import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { at, keysOf, lookUp } from '../../src/read/pointer.ts'

/** A schema of a document that validates whole values, with the examples in the document. */
export interface ScoredSchema {
  /** JSON pointer of the schema. */
  readonly pointer: string
  readonly schema: Json
  readonly examples: readonly Json[]
  readonly at:
    | { readonly kind: 'component'; readonly name: string }
    | { readonly kind: 'request'; readonly operation: string; readonly contentType: string }
    | { readonly kind: 'response'; readonly operation: string; readonly contentType: string; readonly status: string }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Finds every component schema and JSON body. The name of an operation is its method and path: `get /books`. */
export function findScoredSchemas(document: JsonObject): ScoredSchema[] {
  const components = isObject(document.components) ? objectOf(document.components.schemas) : {}
  const found: ScoredSchema[] = Object.entries(components).map(([name, schema]) => ({
    pointer: at('/components/schemas', name),
    schema,
    examples: schemaExamples(schema),
    at: { kind: 'component', name },
  }))
  for (const [path, authored] of Object.entries(objectOf(document.paths))) {
    const { pointer, value: item } = follow(document, at('/paths', path), authored)
    for (const method of methods) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const name = `${method} ${path}`
      if (operation.requestBody !== undefined) {
        const body = follow(document, at(pointer, method, 'requestBody'), operation.requestBody)
        for (const { contentType, ...media } of jsonMedia(document, body)) {
          found.push({ ...media, at: { kind: 'request', operation: name, contentType } })
        }
      }
      for (const [status, reply] of Object.entries(objectOf(operation.responses))) {
        const response = follow(document, at(pointer, method, 'responses', status), reply)
        for (const { contentType, ...media } of jsonMedia(document, response)) {
          found.push({ ...media, at: { kind: 'response', operation: name, contentType, status } })
        }
      }
    }
  }
  return found
}

/** The number of operations under `paths`. */
export function countOperations(document: JsonObject): number {
  return Object.values(objectOf(document.paths)).reduce<number>(
    (sum, item) => sum + (isObject(item) ? methods.filter((method) => method in item).length : 0),
    0,
  )
}

interface Found {
  readonly pointer: string
  readonly value: JsonObject
}

/** Follows local references. Returns an empty object if the target does not exist. */
export function follow(document: JsonObject, pointer: string, value: Json): Found {
  let found: Json | undefined = value
  let where = pointer
  for (let hops = 0; isObject(found) && typeof found.$ref === 'string' && hops < 20; hops++) {
    const keys: readonly string[] = keysOf(found.$ref) ?? []
    where = at('', ...keys)
    found = keys.length === 0 ? undefined : lookUp(document, keys)
  }
  return { pointer: where, value: objectOf(found) }
}

function jsonMedia(document: JsonObject, { pointer, value }: Found) {
  return Object.entries(objectOf(value.content)).flatMap(([contentType, media]) => {
    if (
      !/^(?:application|text)\/(?:[\w.+-]+\+)?json\b/.test(contentType) ||
      !isObject(media) ||
      media.schema === undefined
    )
      return []
    const examples = [
      ...(media.example === undefined ? [] : [media.example]),
      ...Object.values(objectOf(media.examples)).flatMap((example) => {
        const { value: named } = follow(document, '', example)
        return named.value === undefined ? [] : [named.value]
      }),
      ...schemaExamples(media.schema),
    ]
    return [{ contentType, pointer: at(pointer, 'content', contentType, 'schema'), schema: media.schema, examples }]
  })
}

function schemaExamples(schema: Json): Json[] {
  if (!isObject(schema)) return []
  return [
    ...(schema.example === undefined ? [] : [schema.example]),
    ...(Array.isArray(schema.examples) ? schema.examples : []),
  ]
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}
