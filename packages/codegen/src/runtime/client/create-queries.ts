import type { FacadeTable } from './create-facade.ts'
import type { QueryKey } from './query-types.ts'
import { parseEntry, type TableEntry } from './table-entry.ts'

/** How the pages of a list follow each other. */
export interface PageSteps {
  /** The query parameter of a position. */
  parameter(entry: TableEntry): string
  /** The position of the page after one. Undefined or null if there is none. */
  next(entry: TableEntry, page: unknown, position: unknown): unknown
}

/**
 * Makes the options for TanStack Query of every operation. Keys begin with the prefix, the group and the method.
 *
 * @param client its methods, in groups
 */
export function makeQueries(table: FacadeTable, client: object, prefix: QueryKey, steps: PageSteps): unknown {
  const groups = mapEntries(table, (group, operations) => {
    const methods = (client as Record<string, Record<string, Method>>)[group]!
    const operationOf = (name: string, entry: string) =>
      createOperation(parseEntry(entry), [...prefix, group, name], (...args) => methods[name]?.(...args), steps)
    return { key: () => [...prefix, group], ...mapEntries(operations, operationOf) }
  })
  return { key: () => prefix, ...groups }
}

type Method = (...args: unknown[]) => unknown

/** The variables of a mutation by name: ids of the path, `body`, `query` and `options`. */
type Variables = Record<string, unknown>

/** What a method of a list returns. */
type List = { page(): Promise<unknown> }

/** The client retries already, with the delays that the service asks for. */
const retry = false

function createOperation(entry: TableEntry, operationKey: QueryKey, method: Method, steps: PageSteps) {
  const { kind, names, tokens } = entry
  const key = (...args: unknown[]) => [...operationKey, ...args]
  const ids = tokens.args?.split(',') ?? names.map(camelCase)
  const hasQuery = 'query' in tokens
  if (!/^(?:get|head|list|url|blob)$/.test(kind)) {
    const inputs = ['body', 'query'].filter((name) => name in tokens)
    const argumentNames = [...ids, ...inputs, 'options']
    const mutationFn = (variables: Variables) => method(...argumentNames.map((name) => variables[name]))
    return { key, mutationOptions: () => ({ mutationKey: operationKey, mutationFn, retry }) }
  }

  const read = (args: readonly unknown[]) => {
    const query = hasQuery ? [args[ids.length] ?? {}] : []
    const given = [...args.slice(0, ids.length), ...query]
    return { given, options: args[given.length] as object | undefined }
  }
  const queryOptions = (...args: unknown[]) => {
    const { given, options } = read(args)
    const call = (signal: AbortSignal) => method(...given, { ...options, signal })
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      kind === 'list' ? (call(signal) as List).page() : call(signal)
    return { queryKey: key(...given), queryFn, retry }
  }
  if (kind !== 'list') return { key, queryOptions }

  const infiniteQueryOptions = (...args: unknown[]) => {
    const { given, options } = read(args)
    const parameter = steps.parameter(entry)
    const { [parameter]: _start, ...filters } = given.pop() as Record<string, unknown>
    return {
      // Unlike the key of a single page, whose data has another shape.
      queryKey: key(...given, filters, 'pages'),
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: unknown }) => {
        const query = pageParam === null ? filters : { ...filters, [parameter]: pageParam }
        return (method(...given, query, { ...options, signal }) as List).page()
      },
      initialPageParam: null,
      getNextPageParam: (page: unknown, _pages: unknown, position: unknown) => steps.next(entry, page, position),
      retry,
    }
  }
  return { key, queryOptions, infiniteQueryOptions }
}

/** `phone_number_id` becomes `phoneNumberId`. */
function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
}

function mapEntries<Value, Mapped>(
  object: Readonly<Record<string, Value>>,
  map: (key: string, value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]))
}
