import { exampleIn, type OperationRow, type TestingTables } from './tables.ts'

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The resource in a body: its `data`, or the body. */
export function resourceIn(body: unknown): Fields | undefined {
  if (!isFields(body)) return undefined
  return isFields(body.data) ? body.data : body
}

/** The body of a response with a resource: that of the example, with the values of the resource for the fields that it has. */
export function bodyOf(tables: TestingTables, row: OperationRow, resource: Fields): unknown {
  const example = exampleIn(tables, row.example ?? '')
  const template = resourceIn(example)
  if (template === undefined) return example
  const shaped = shapedAs(template, resource, row.fields)
  return template === example ? shaped : { ...(example as Fields), data: shaped }
}

/** @param fields those that the document declares; by default those of the example */
function shapedAs(template: Fields, resource: Fields, fields: readonly string[] = Object.keys(template)): Fields {
  const own = fields.filter((name) => name in resource && isLike(resource[name], template[name]))
  return { ...template, ...Object.fromEntries(own.map((name) => [name, completed(resource[name], template[name])])) }
}

/** A part of a request may lack fields that only responses have: they come from the example. */
function completed(value: unknown, example: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(example)) return value.map((each) => completed(each, example[0]))
  if (!isFields(value) || !isFields(example)) return value
  const own = Object.entries(value).map(([name, each]) => [name, completed(each, example[name])])
  return { ...example, ...Object.fromEntries(own) }
}

/** A value of another type belongs to another meaning of the same name. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === undefined || example === null) return true
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example) && value !== null
}

interface PageOf {
  readonly style: string
  readonly parameter: string
  readonly next: string
  readonly items: string
}

function pageOf({ page = 'cursor:cursor:next_cursor:data' }: OperationRow): PageOf {
  const [style = '', parameter = '', next = '', items = ''] = page.split(':')
  return { style, parameter, next, items }
}

/** The name of the list in a body; empty if the body is the list. Undefined if there is none. */
export function listName(row: OperationRow, body: unknown): string | undefined {
  if (Array.isArray(body)) return ''
  if (!isFields(body)) return undefined
  const lists = Object.keys(body).filter((name) => Array.isArray(body[name]))
  return [pageOf(row).items, 'data', 'items', ...lists].find((name) => lists.includes(name))
}

export function itemsIn(body: unknown, name: string): Fields[] {
  const list = name === '' ? body : (body as Fields)[name]
  return Array.isArray(list) ? list.filter(isFields) : []
}

const limits = ['limit', 'per_page', 'perPage', 'page_size', 'pageSize', 'size']
const totals = /^(?:total|count|total_?(?:count|items|elements)?)$/i
const mores = /^has_?(?:more|next)$/i

/** A page of a list: filtered by the parameters that are fields, and cut by limit and position. */
export function pageBody(tables: TestingTables, row: OperationRow, all: readonly Fields[], url: URL): unknown {
  const query = url.searchParams
  const { style, parameter, next } = pageOf(row)
  const matching = all.filter((each) =>
    [...query].every(([name, value]) => !isScalar(each[name]) || String(each[name]) === value),
  )
  const limit = Number(limits.map((name) => query.get(name)).find((value) => value !== null)) || matching.length
  const position = query.get(parameter)
  const first = Number(next || 1)
  const start = style === 'page' ? (Number(position ?? first) - first) * limit : Number(position ?? 0)
  const end = start + limit
  const hasMore = end < matching.length
  const { example = '', lastPage = example } = row
  const body = exampleIn(tables, hasMore ? example : lastPage)
  const name = listName(row, body) ?? ''
  const [template = {}] = itemsIn(exampleIn(tables, example), name)
  const items = matching.slice(start, end).map((each) => shapedAs(template, each, row.fields))
  if (!isFields(body)) return items
  const changes = Object.entries({ ...body, [name]: items }).map(([key, value]) => {
    if (hasMore && style === 'cursor' && key === next) return [key, String(end)]
    if (totals.test(key) && typeof value === 'number') return [key, matching.length]
    return [key, mores.test(key) && typeof value === 'boolean' ? hasMore : value]
  })
  return Object.fromEntries(changes)
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
