import type { HttpHandler } from 'msw'
import { type HandlersOptions, literalsFirst, makeHandlers } from './create-handlers.ts'
import { bodyOf, type Fields, isFields, itemsIn, listName, pageBody, resourceIn } from './mock-bodies.ts'
import { exampleIn, type OperationRow, type TestingTables } from './tables.ts'

/** A mock of a service that keeps what is created, changed and deleted. */
export interface Mock {
  /** Handlers for MSW: `setupServer(...mock.handlers)`. */
  readonly handlers: HttpHandler[]
  /** Forgets all changes. */
  reset(): void
}

/** The requests that a mock answers, and what it has at first. */
export interface MockOptions extends HandlersOptions {
  /** Whether its lists are empty at first. By default they have the examples. */
  empty?: boolean | undefined
}

interface Info {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  error(status: number): Response
}

type Resolver = (info: Info) => unknown
type Makers = Readonly<Record<string, (resolver?: Resolver) => HttpHandler>>

/**
 * Makes a mock from the paths of a document: what `POST /books` creates, `GET /books` lists and `GET /books/{id}` returns,
 * until it is deleted. Operations that are none of these respond with their example.
 */
export function makeMock(tables: TestingTables, options: MockOptions = {}): Mock {
  const makers = makeHandlers(tables, options) as Makers
  const state = new Map<string, Map<string, Fields>>()
  const resources = resourcesOf(tables)
  const handlers = literalsFirst(tables).map((id) => {
    const resolver = resolverOf(tables, id, resources, state, options.empty === true)
    return makers[id]!(resolver)
  })
  return { handlers, reset: () => state.clear() }
}

/** A collection of the document, by its path. */
interface Resource {
  /** The name of the parameter of its items. */
  readonly parameter: string
  /** The field of a resource that the parameter names. */
  readonly idField: string
  /** Examples of resources: that of one first. */
  readonly examples: readonly Fields[]
}

function splitRequest({ request }: OperationRow): [method: string, path: string] {
  const [method = '', path = ''] = request.split(/ (.*)/)
  return [method, path]
}

const itemPath = /^(.*)\/\{([^{}/]+)\}$/

/** The collections whose items have a path of their own, and an id in the examples. */
function resourcesOf(tables: TestingTables): Map<string, Resource> {
  const found = new Map<string, Resource>()
  const rows = Object.values(tables.operationTable)
  for (const row of rows) {
    const [method, path] = splitRequest(row)
    const [, collection, parameter] = itemPath.exec(path) ?? []
    if (method !== 'get' || collection === undefined || row.example === undefined) continue
    const one = resourceIn(exampleIn(tables, row.example))
    const idField = one && idFieldOf(one, parameter!)
    if (one === undefined || idField === undefined) continue
    const list = rows.find((each) => each.request === `get ${collection}`)
    const listed = list?.example === undefined ? undefined : exampleIn(tables, list.example)
    const name = list && listName(list, listed)
    const items = name === undefined ? [] : itemsIn(listed, name).filter((each) => each[idField] !== undefined)
    // Parts of a list's items may have fewer fields than those of a resource.
    const examples = [one, ...items.map((item) => ({ ...one, ...scalarsOf(item) }))]
    found.set(collection, { parameter: parameter!, idField, examples })
  }
  return found
}

function scalarsOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value !== 'object'))
}

/** `id` of `{bookId}`, unless the resource has a field `bookId`. A sole other parameter is a field, such as `{name}`. */
function idFieldOf(resource: Fields, parameter: string): string | undefined {
  return [parameter, 'id'].find((name) => ['string', 'number'].includes(typeof resource[name]))
}

type State = Map<string, Map<string, Fields>>

/** What an operation of a collection or an item does. Undefined for others. */
function resolverOf(
  tables: TestingTables,
  id: string,
  resources: ReadonlyMap<string, Resource>,
  state: State,
  isEmpty: boolean,
): Resolver | undefined {
  const row = tables.operationTable[id]!
  const [method, path] = splitRequest(row)
  const [, parent = path] = itemPath.exec(path) ?? []
  const isItem = resources.has(parent) && parent !== path
  const resource = resources.get(isItem ? parent : path)
  if (resource === undefined) return undefined
  const { parameter, idField } = resource
  /** Lists of different parents are different. */
  const itemsOf = ({ params }: Info) => {
    const key = (isItem ? parent : path).replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => params[name] ?? '')
    if (!state.has(key)) {
      const seeds = isEmpty ? [] : resource.examples
      state.set(key, new Map([...seeds].reverse().map((each) => [String(each[idField]), { ...each }])))
    }
    return state.get(key)!
  }
  if (!isItem && method === 'get') {
    const name = row.example === undefined ? undefined : listName(row, exampleIn(tables, row.example))
    if (name === undefined) return undefined
    return (info) => pageBody(tables, row, [...itemsOf(info).values()], new URL(info.request.url))
  }
  if (!isItem && method === 'post') {
    return async (info) => {
      const items = itemsOf(info)
      const given = await fieldsIn(info.request)
      const key = given[idField] ?? nextId(resource.examples[0]![idField], items)
      const created = { ...resource.examples[0], ...given, [idField]: key }
      items.set(String(key), created)
      return row.example === undefined ? undefined : bodyOf(tables, row, created)
    }
  }
  if (!isItem && method !== 'put' && method !== 'patch') return undefined
  return async (info) => {
    const items = itemsOf(info)
    const given = method === 'get' || method === 'delete' ? {} : await fieldsIn(info.request)
    const key = isItem ? info.params[parameter]! : String(given[idField])
    const before = items.get(key)
    if (before === undefined) return notFound(info)
    if (method === 'delete') items.delete(key)
    else items.set(key, { ...before, ...given, [idField]: before[idField] })
    return row.example === undefined ? undefined : bodyOf(tables, row, items.get(key) ?? before)
  }
}

/** The error of the document, or a plain one if it declares none. */
function notFound({ error }: Info): Response {
  try {
    return error(404)
  } catch {
    return Response.json({ title: 'Not found.', status: 404 }, { status: 404 })
  }
}

/** The fields of a JSON body or a form. */
async function fieldsIn(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  if (/form/.test(type)) return Object.fromEntries(await request.formData())
  const body: unknown = await request.json().catch(() => undefined)
  return isFields(body) ? body : {}
}

/** A new id that looks like one of the example: the next number, or a text with another end. */
function nextId(example: unknown, items: ReadonlyMap<string, Fields>): unknown {
  const [, start = '', extension = ''] = /^(.*?)(\.\w+)?$/.exec(String(example)) ?? []
  for (let number = items.size + 1; ; number++) {
    const end = String(number)
    const id = typeof example === 'number' ? number : `${start.slice(0, -end.length)}${end}${extension}`
    if (!items.has(String(id))) return id
  }
}
