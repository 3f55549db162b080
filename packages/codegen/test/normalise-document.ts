import { isObject, type Json, type JsonObject } from '../src/json.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * What a document says, without the choices of writing that an emitted one cannot keep: parameters of a path stand in its
 * operations, referenced request bodies stand where they are used, `true` is the empty schema, and what is empty is left out.
 */
export function normaliseDocument(document: JsonObject): JsonObject {
  const bodies = (document.components as JsonObject | undefined)?.requestBodies
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(document)) {
    if (isObject(value) && Object.keys(value).length === 0) continue
    result[key] = key === 'paths' || key === 'webhooks' ? normalisePaths(value, bodies) : value
  }
  if (isObject(result.components)) {
    result.components = Object.fromEntries(
      Object.entries(result.components).filter(([, value]) => !isObject(value) || Object.keys(value).length > 0),
    )
  }
  return result
}

function normalisePaths(paths: Json, bodies: Json | undefined): Json {
  const result: JsonObject = {}
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    const { parameters: shared = [], ...rest } = item as JsonObject
    result[path] = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [
        key,
        methods.includes(key) ? normaliseOperation(value as JsonObject, shared as Json[], bodies) : value,
      ]),
    )
  }
  return result
}

function normaliseOperation(operation: JsonObject, shared: Json[], bodies: Json | undefined): JsonObject {
  const { requestBody, parameters = [], ...rest } = operation
  const all = [...shared, ...(parameters as Json[])]
  const reference = isObject(requestBody) ? requestBody.$ref : undefined
  const authored = typeof reference === 'string' ? (bodies as JsonObject)[reference.split('/').at(-1)!] : requestBody
  const body = authored && JSON.parse(JSON.stringify(authored).replaceAll('"schema":true', '"schema":{}'))
  return { ...rest, ...(all.length > 0 && { parameters: all }), ...(body !== undefined && { requestBody: body }) }
}
