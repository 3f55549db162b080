import { isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapDocument, type Path } from './map-children.ts'
import type { Origins } from './origins.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { hasStyles, styles } from './styles.ts'

/** Objects that can contain operations and responses. */
const around = new Set<Kind>(['paths', 'pathItem', 'operation', 'callback', 'components', 'responses'])

/** The response of an operation that declares none. */
const anyResponse: JsonObject = { description: 'Not described.', content: { 'application/json': {} } }

const status = /^(?:[1-5]\d\d|[1-5]XX|default)$/

/**
 * Adds what operations lack: a response, because OpenAPI allows undeclared responses, the media type of a body, the schema of a
 * parameter and its style. Makes the keys of responses statuses (`2XX` of `2xx`) and the names of their headers unique.
 */
export function completeOperations(document: JsonObject, origins: Origins<string>, problems: Problems): JsonObject {
  return mapDocument(document, (object, kind, path) => {
    if (kind === 'response') return withUniqueHeaders(object, path, problems)
    if (kind === 'parameter') return withSchema(object, path, problems)
    if (kind === 'requestBody') return withMediaType(object, path, problems)
    if (!around.has(kind)) return undefined
    const { responses } = object
    if (kind !== 'operation' || (responses !== undefined && !isObject(responses))) return object
    const named = withStatuses(responses ?? {}, path, origins, problems)
    if (Object.keys(named).some((key) => !key.startsWith('x-'))) {
      return named === responses ? object : { ...object, responses: named }
    }
    problems.report('no-response', at('', ...path))
    return { ...object, responses: { ...named, default: anyResponse } }
  })
}

function withSchema(parameter: JsonObject, path: Path, problems: Problems): JsonObject {
  const { $ref, in: location, content, schema, style } = parameter
  if ($ref !== undefined || content !== undefined || !hasStyles(location)) return parameter
  if (schema !== undefined && style === undefined) return parameter
  const pointer = at('', ...path)
  let result = parameter
  if (schema === undefined) {
    problems.report('parameter-without-schema', pointer)
    result = { ...result, schema: { type: 'string' } }
  }
  const [read = '', ...others] = styles[location]
  if (style === undefined || style === read || others.includes(style as string)) return result
  problems.report('style-of-other-location', at(pointer, 'style'), { style: JSON.stringify(style), location, read })
  return { ...result, style: read }
}

function withMediaType(body: JsonObject, path: Path, problems: Problems): JsonObject {
  const { $ref, content } = body
  if ($ref !== undefined || (content !== undefined && !(isObject(content) && Object.keys(content).length === 0)))
    return body
  problems.report('no-media-type', at('', ...path))
  return { ...body, content: { '*/*': {} } }
}

/** Corrects the case of statuses, and leaves out other keys: no response has them. */
function withStatuses(responses: JsonObject, path: Path, origins: Origins<string>, problems: Problems): JsonObject {
  const keys = Object.keys(responses)
  const isStatus = (key: string) => status.test(key) || key.startsWith('x-')
  if (keys.every(isStatus)) return responses
  const pointer = at('', ...path, 'responses')
  const entries = keys.flatMap((key): [string, Json][] => {
    if (isStatus(key)) return [[key, responses[key]!]]
    const found = [key.toUpperCase(), key.toLowerCase()].find((each) => status.test(each))
    const isNew = found !== undefined && responses[found] === undefined
    if (isNew) origins.add(at(pointer, found), at(pointer, key))
    problems.report(isNew ? 'status-case' : 'unknown-status', at(pointer, key), { status: key, read: found ?? '' })
    return isNew ? [[found, responses[key]!]] : []
  })
  return Object.fromEntries(entries)
}

/** Of headers whose names differ only in case, the last one counts. */
function withUniqueHeaders(response: JsonObject, path: Path, problems: Problems): JsonObject {
  if (!isObject(response.headers)) return response
  const names = Object.keys(response.headers)
  const last = new Map(names.map((name) => [name.toLowerCase(), name]))
  if (last.size === names.length) return response
  for (const name of names.filter((each) => last.get(each.toLowerCase()) !== each)) {
    problems.report('parameter-twice', at('', ...path, 'headers', name), { location: 'response header', name })
  }
  const kept = Object.entries(response.headers).filter(([name]) => last.get(name.toLowerCase()) === name)
  return { ...response, headers: Object.fromEntries(kept) }
}
