import type { Api } from '../analyze/api.ts'
import { resolved } from '../read/follow.ts'
import { asArray, type JsonObject } from '../read/json.ts'
import type { ClientOperation } from './client-operation.ts'
import type { ClientStyle } from './client-style.ts'
import { isDefault } from './paging-of.ts'

/**
 * The entry of a method in the table that the client makes it from: its kind, its path, and tokens for what is not the
 * default: `list /books query page:page::items`.
 */
export function entryOf(method: ClientOperation, api: Api, kind: string, style: ClientStyle): string {
  const { operation, ids, body, query, paging, response, takesKey } = method
  const tokens = [
    kind,
    pathOf(method),
    ...(body === undefined ? [] : [bodyToken(method)]),
    ...(query === undefined ? [] : [`query${queryStyles(method, api)}`]),
    ...(paging === undefined || isDefault(paging) ? [] : [`page:${Object.values(paging).join(':')}`]),
    ...(ids.every(({ name, wireName }) => name === runtimeName(wireName))
      ? []
      : [`args:${ids.map(({ name }) => name)}`]),
    ...(response.kind === 'json' || response.kind === 'none' ? [] : [`as:${response.kind}`]),
    ...(style.ids ? [...(takesKey ? ['key'] : []), `id:${encodeURIComponent(operation.id)}`] : []),
  ]
  return tokens.join(' ')
}

/** The name that the queries give a path parameter by themselves. */
function runtimeName(name: string): string {
  return name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
}

function bodyToken({ body }: ClientOperation): string {
  const { kind, content } = body!
  if (kind !== 'raw' && kind !== 'body') return `body:${kind}`
  const contentType = content.contentType.replaceAll(' ', '')
  if (contentType === 'application/json') return 'body'
  return `body:${kind === 'raw' ? 'raw' : 'json'}:${contentType}`
}

/** The path with the styles of its parameters, as openapi-fetch has them: `/books/{.id*}`. */
function pathOf({ operation, ids }: ClientOperation): string {
  return ids.reduce((path, { wireName, authored }) => {
    const start = authored.style === 'label' ? '.' : authored.style === 'matrix' ? ';' : ''
    const end = authored.explode === true ? '*' : ''
    return path.replace(`{${wireName}}`, `{${start}${wireName}${end}}`)
  }, operation.path)
}

const delimiters: Record<string, string> = { spaceDelimited: 'space', pipeDelimited: 'pipe', deepObject: 'deep' }

/** The styles of query parameters that differ from `form` with `explode`: `:tags=comma,filter=deep`. */
function queryStyles({ query }: ClientOperation, api: Api): string {
  const styles = (query?.parameters ?? []).flatMap((parameter) => {
    const style = styleOf(parameter, api)
    return style === undefined ? [] : [`${encodeURIComponent(String(parameter.name))}=${style}`]
  })
  return styles.length === 0 ? '' : `:${styles.join(',')}`
}

function styleOf({ style = 'form', explode, content, schema }: JsonObject, { document }: Api): string | undefined {
  if (content !== undefined) return 'json'
  if (style === 'deepObject') return 'deep'
  const delimiter = delimiters[String(style)]
  if (delimiter !== undefined) return explode === true ? undefined : delimiter
  return explode === false && mayHaveParts(resolved(schema, document)) ? 'comma' : undefined
}

function mayHaveParts(schema: JsonObject): boolean {
  const types = asArray(Array.isArray(schema.type) ? schema.type : [schema.type ?? null])
  return types.some((type) => type === 'array' || type === 'object' || type === null)
}
