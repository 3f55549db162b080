import { type Facade, facadeOperations } from './generated/facade.ts'
import type { Queries } from './generated/queries.ts'
import type { Page, Paged } from './paginate.ts'
import type { ChannelKey } from './query-types.ts'

export interface QueriesOptions {
  /** The beginning of every key; default `['channel']`. Give each channel its own if a QueryClient has several. */
  prefix?: ChannelKey | undefined
}

/**
 * Options for TanStack Query, for every operation: `queries.contacts.list.infiniteQueryOptions(phoneNumberId)`. Keys
 * begin with the prefix, the group and the method, so that `queries.contacts.key()` matches all queries of contacts.
 *
 * @param channel the result of `createChannel`
 * @example
 * const queries = createQueries(channel)
 * const contacts = useInfiniteQuery(queries.contacts.list.infiniteQueryOptions('106540352242922', { search: 'ana' }))
 * await queryClient.invalidateQueries({ queryKey: queries.contacts.key() })
 */
export function createQueries(channel: Facade, { prefix = ['channel'] }: QueriesOptions = {}): Queries {
  const groups = mapEntries(facadeOperations, (group, operations) => {
    const methods = channel[group as keyof Facade] as unknown as Record<string, Method>
    const operationOf = (name: string, entry: string) =>
      createOperation(entry, [...prefix, group, name], (...args) => methods[name]?.(...args))
    return { key: () => [...prefix, group], ...mapEntries(operations, operationOf) }
  })
  return { key: () => prefix, ...groups } as unknown as Queries
}

type Method = (...args: unknown[]) => unknown

/** The variables of a mutation by name: ids of the path, `body` and `options`. */
type Variables = Record<string, unknown>

/** The client retries already, with the delays that the service asks for. */
const retry = false

/** @param entry of the facade's table: `get /v1/labels/{id}` */
function createOperation(entry: string, operationKey: ChannelKey, method: Method) {
  const [kind = '', path = '', input] = entry.split(' ')
  const key = (...args: unknown[]) => [...operationKey, ...args]
  const ids = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => camelCase(name))
  if (/^(?:post|patch|delete)$/.test(kind)) {
    const argumentNames = [...ids, ...(input === undefined ? [] : ['body']), 'options']
    const mutationFn = (variables: Variables) => method(...argumentNames.map((name) => variables[name]))
    return { key, mutationOptions: () => ({ mutationKey: operationKey, mutationFn, retry }) }
  }

  const read = (args: readonly unknown[]) => {
    const query = input === undefined ? [] : [args[ids.length] ?? {}]
    const given = [...args.slice(0, ids.length), ...query]
    return { given, options: args[given.length] as object | undefined }
  }
  const queryOptions = (...args: unknown[]) => {
    const { given, options } = read(args)
    const call = (signal: AbortSignal) => method(...given, { ...options, signal })
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      kind === 'list' ? (call(signal) as Paged<Page>).page() : call(signal)
    return { queryKey: key(...given), queryFn, retry }
  }
  if (kind !== 'list') return { key, queryOptions }

  const infiniteQueryOptions = (...args: unknown[]) => {
    const { given, options } = read(args)
    const { cursor: _start, ...filters } = given.pop() as { cursor?: string }
    return {
      // Unlike the key of a single page, whose data has another shape.
      queryKey: key(...given, filters, 'pages'),
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) => {
        const query = pageParam === null ? filters : { ...filters, cursor: pageParam }
        return (method(...given, query, { ...options, signal }) as Paged<Page>).page()
      },
      initialPageParam: null,
      getNextPageParam: (page: Page) => page.next_cursor,
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
