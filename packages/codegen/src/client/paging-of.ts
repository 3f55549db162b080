import type { Api, Operation } from '../analyze/api.ts'
import type { ObjectSchema, Schema } from '../analyze/schema.ts'
import { dereference } from '../analyze/types-of.ts'
import { isObject } from '../read/json.ts'
import { readContent, successesOf } from './responses.ts'

/** How the pages of a list are requested. */
export interface Paging {
  /**
   * `cursor`: the next page has the value of a field. `page` and `offset`: the number of a page or of an item. `link`: the
   * header `Link` has its URL.
   */
  readonly style: 'cursor' | 'page' | 'offset' | 'link'
  /** The query parameter; empty for `link`. */
  readonly parameter: string
  /** The field with the next cursor, with dots between levels. Of `page`: the number of the first page, if it is not 1. */
  readonly next: string
  /** The field with the items, with dots between levels; empty if the body is a list. */
  readonly items: string
}

const cursors = /^(?:cursor|page_?token|next_?token|continuation_?token|after|starting_?after|next_?cursor)$/i
const nextFields = /^(?:next|next_?cursor|next_?page_?token|next_?token|continuation_?token|end_?cursor|cursor)$/i
const pages = /^(?:page|page_?number|page_?index)$/i
const offsets = /^(?:offset|skip|start_?index)$/i
const itemFields = ['data', 'items', 'results', 'values', 'records', 'entries']

/** Detects how a list is paged, from its parameters and its response, or reads `x-paging`. Undefined if it is not a list. */
export function pagingOf(operation: Operation, api: Api): Paging | undefined {
  if (operation.method !== 'GET') return undefined
  const [response] = successesOf(operation)
  const read = response && readContent(response.contents)
  if (read?.kind !== 'json' || read.content.schema === undefined) return undefined
  const resolve = (schema: Schema) => dereference(schema, api.context.resolve)
  const body = resolve(read.content.schema)
  const query = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  const stated = operation.authored['x-paging']
  if (stated === false) return undefined
  if (isObject(stated)) {
    const text = (key: string) => (typeof stated[key] === 'string' ? stated[key] : '')
    return {
      style: text('style') as Paging['style'],
      parameter: text('parameter'),
      next: text('next'),
      items: text('items'),
    }
  }
  const items = body && itemsOf(body, resolve)
  if (body === undefined || items === undefined) return undefined
  const named = (pattern: RegExp) => query.find((name) => pattern.test(name))
  const cursor = named(cursors)
  const next = cursor === undefined ? undefined : nextOf(body, resolve)
  if (cursor !== undefined && next !== undefined) return { style: 'cursor', parameter: cursor, next, items }
  if (response!.headers.some(({ name }) => name.toLowerCase() === 'link'))
    return { style: 'link', parameter: '', next: '', items }
  const page = named(pages)
  if (page !== undefined) return { style: 'page', parameter: page, next: firstPage(page, operation), items }
  const offset = named(offsets)
  return offset === undefined ? undefined : { style: 'offset', parameter: offset, next: '', items }
}

/** `0` if the document says that pages are counted from it. */
function firstPage(name: string, { parameters }: Operation): string {
  const schema = parameters.find((each) => each.in === 'query' && each.name === name)?.schema
  const rules = schema?.kind === 'number' ? (schema.rules ?? []) : []
  return schema?.default?.value === 0 || rules.some(({ minimum }) => minimum === 0) ? '0' : ''
}

type Resolve = (schema: Schema) => Schema | undefined

/** The path of the list in a body: the only one, or one with a name that lists have. Empty if the body is the list. */
export function itemsOf(body: Schema, resolve: Resolve): string | undefined {
  if (body.kind === 'array') return ''
  const object = objectIn(body)
  if (object === undefined) return undefined
  const lists = object.properties.filter(({ schema }) => resolve(schema)?.kind === 'array').map(({ name }) => name)
  return itemFields.find((name) => lists.includes(name)) ?? (lists.length === 1 ? lists[0] : undefined)
}

/** The path of the field with the next cursor, at most one level down. */
function nextOf(body: Schema, resolve: Resolve): string | undefined {
  const object = objectIn(body)
  if (object === undefined) return undefined
  const own = object.properties.find(({ name, schema }) => nextFields.test(name) && isText(schema, resolve))
  if (own !== undefined) return own.name
  for (const { name, schema } of object.properties) {
    const inner = resolve(schema)
    const found =
      inner && objectIn(inner)?.properties.find((each) => nextFields.test(each.name) && isText(each.schema, resolve))
    if (found !== undefined) return `${name}.${found.name}`
  }
  return undefined
}

function objectIn(schema: Schema): ObjectSchema | undefined {
  return schema.kind === 'object' ? schema : undefined
}

/** Whether a value may be a text: `type: [string, 'null']` too. */
function isText(schema: Schema, resolve: Resolve): boolean {
  const target = resolve(schema)
  if (target?.kind === 'union') return target.options.some((option) => isText(option, resolve))
  return target?.kind === 'string' || target?.kind === 'literal'
}

/** Whether a list is paged as clients do by default. */
export function isDefault({ style, parameter, next, items }: Paging): boolean {
  return style === 'cursor' && parameter === 'cursor' && next === 'next_cursor' && items === 'data'
}
