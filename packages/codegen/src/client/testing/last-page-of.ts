import type { Api, Operation } from '../../analyze/api.ts'
import { asObject, isObject, type Json } from '../../read/json.ts'
import { mediaOf } from '../client-operation.ts'
import type { Paging } from '../paging-of.ts'
import { mainResponse, readContent } from '../responses.ts'

/** A body and its name. */
export interface NamedExample {
  readonly name: string
  readonly value: Json
}

/** The example of a list after which there is no other page: one of the document, or the first one without a cursor. */
export function lastPageOf(
  { style, next, items }: Paging,
  examples: readonly NamedExample[],
  operation: Operation,
  api: Api,
): NamedExample | undefined {
  if (style === 'cursor') {
    const found = examples.find(({ value }) => isEmpty(valueAt(value, next)))
    if (found !== undefined) return found
  }
  const response = mainResponse(operation)
  const read = response && readContent(response.contents)
  const media = read && mediaOf(asObject(operation.authored.responses)[response.status], api.document)(read.content)
  const fits = (value: Json) => api.context.judge.fits(media?.schema ?? true, value)
  const [{ value, name } = { value: null, name: '' }] = examples
  const changes =
    style === 'cursor' ? [without(value, next), replaced(value, next, null), replaced(value, next, '')] : []
  const emptied = replaced(value, items, [])
  const changed = [...changes, ...(style === 'cursor' ? [] : [emptied])].find(fits)
  return changed === undefined ? undefined : { name: `${name}.last`, value: changed }
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || value === ''
}

/** The value at a path with dots; the value itself for an empty one. */
export function valueAt(value: Json | undefined, path: string): Json | undefined {
  const keys = path.split('.').filter((key) => key !== '')
  return keys.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

function without(value: Json, path: string): Json {
  return edited(value, path.split('.'), undefined)
}

function replaced(value: Json, path: string, by: Json): Json {
  return path === '' ? by : edited(value, path.split('.'), by)
}

function edited(value: Json, [key = '', ...rest]: readonly string[], by: Json | undefined): Json {
  if (!isObject(value)) return value
  const { [key]: before = null, ...others } = value
  if (rest.length > 0) return { ...value, [key]: edited(before, rest, by) }
  return by === undefined ? others : { ...value, [key]: by }
}
