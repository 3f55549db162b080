import type { UntypedInit } from './create-call.ts'
import { writeForm } from './create-facade.ts'
import type { TableEntry } from './table-entry.ts'

type Parts = [name: string, value: unknown][]

/** Writes bodies and queries as the document says. */
export function writeRequest(entry: TableEntry, init: UntypedInit): UntypedInit {
  const form = writeForm(entry, init)
  const styles = new Map(
    (entry.tokens.query ?? '').split(',').map((each) => {
      const [name = '', style = ''] = each.split('=')
      return [decodeURIComponent(name), style]
    }),
  )
  return {
    ...form,
    ...bodyInit(entry),
    headers: { ...contentType(entry), ...form.headers },
    ...{ querySerializer: (query: object) => queryText(query, styles) },
  }
}

/** The body token is `form`, `urlencoded`, or `json` or `raw` with a media type. */
function contentType({ tokens: { body = '' } }: TableEntry): object {
  const type = body === 'urlencoded' ? 'application/x-www-form-urlencoded' : body.split(/:(.*)/)[1]
  return type === undefined ? {} : { 'Content-Type': type }
}

function bodyInit({ tokens: { body = '' } }: TableEntry): object {
  if (body.startsWith('raw')) return { bodySerializer: (given: unknown) => given }
  return body === 'urlencoded' ? { bodySerializer: (given: object) => queryText(given, new Map()) } : {}
}

/** Writes a query: by default lists and objects part by part. */
function queryText(query: object, styles: ReadonlyMap<string, string>): string {
  const parts = Object.entries(query).flatMap(([name, value]) => partsOf(name, value, styles.get(name) ?? ''))
  return parts.join('&')
}

const delimiters: Record<string, string> = { comma: ',', space: '%20', pipe: '%7C' }

function partsOf(name: string, value: unknown, style: string): string[] {
  if (value === undefined) return []
  const part = (key: string, each: unknown) => `${encodeURIComponent(key)}=${textOf(each)}`
  if (style === 'json') return [part(name, JSON.stringify(value))]
  if (typeof value !== 'object' || value === null) return [part(name, value)]
  if (style === 'deep') return deepParts(name, value).map(([key, each]) => part(key, each))
  const delimiter = delimiters[style]
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  if (delimiter !== undefined) {
    const texts = Array.isArray(value)
      ? value.map(textOf)
      : entries.flatMap(([key, each]) => [textOf(key), textOf(each)])
    return texts.length === 0 ? [] : [`${encodeURIComponent(name)}=${texts.join(delimiter)}`]
  }
  return Array.isArray(value) ? value.map((each) => part(name, each)) : entries.map(([key, each]) => part(key, each))
}

/** `filter[name]=…`, also for objects and lists inside. */
function deepParts(name: string, value: unknown): Parts {
  if (Array.isArray(value)) return value.map((each) => [name, each])
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[name, value]]
  return Object.entries(value).flatMap(([key, each]) => deepParts(`${name}[${key}]`, each))
}

function textOf(value: unknown): string {
  return encodeURIComponent(typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))
}
