import type { MiddlewareContext, RequestOptions } from './types.ts'

/** The URL of a request: path parameters are escaped, lists in the query are repeated, objects are `name[key]`. */
export function buildUrl(
  baseUrl: string,
  path: string,
  params: MiddlewareContext['params'],
  querySerializer?: RequestOptions['querySerializer'],
): string {
  const values = (params.path ?? {}) as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (name, key: string) =>
    values[key] === undefined || values[key] === null ? name : encodeURIComponent(String(values[key])),
  )
  const serialize = (querySerializer as ((query: object) => string) | undefined) ?? serializeQuery
  const query = serialize(params.query ?? {}).replace(/^\?/, '')
  return `${baseUrl.replace(/\/$/, '')}${filled}${query === '' ? '' : `?${query}`}`
}

function serializeQuery(query: object): string {
  return Object.entries(query)
    .flatMap(([name, value]) => fieldsOf(name, value))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

function fieldsOf(name: string, value: unknown): [string, unknown][] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(name, item))
  if (typeof value !== 'object') return [[name, value]]
  return Object.entries(value).flatMap(([key, field]) => fieldsOf(`${name}[${key}]`, field))
}
