// Used by the type check alone: none of this runs.
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { expectTypeOf } from 'vitest'
import type { Channel, components } from '../../src/index.ts'
import { NotFoundError } from '../../src/index.ts'
import { type CallError, createQueries } from '../../src/query.ts'

type Schemas = components['schemas']
declare const channel: Channel
declare const client: QueryClient
const queries = createQueries(channel)
const contact = queries.contacts.get.queryOptions('1', 'ctc_1')
const contacts = queries.contacts.list.infiniteQueryOptions('1', { search: 'ana' })

// Data and errors are typed by operation.
export function ShowContact() {
  const read = useQuery(contact)
  expectTypeOf(read.data).toEqualTypeOf<Schemas['ContactResponse'] | undefined>()
  expectTypeOf(read.error).toEqualTypeOf<CallError | null>()
  if (read.error instanceof NotFoundError) expectTypeOf(read.error.type).toEqualTypeOf<'not_found'>()
  expectTypeOf(useSuspenseQuery(contact).data).toEqualTypeOf<Schemas['ContactResponse']>()
  const [first] = useQueries({ queries: [contact] })
  expectTypeOf(first.data).toEqualTypeOf<Schemas['ContactResponse'] | undefined>()
  expectTypeOf(first.error).toEqualTypeOf<CallError | null>()
  const one = useQuery(queries.contacts.list.queryOptions('1'))
  expectTypeOf(one.data).toEqualTypeOf<Schemas['ContactList'] | undefined>()

  // Other options are added by spreading.
  const name = useQuery({ ...contact, enabled: false, staleTime: 1000, select: ({ data }) => data.name })
  expectTypeOf(name.data).toEqualTypeOf<string | null | undefined>()
  expectTypeOf(name.error).toEqualTypeOf<CallError | null>()
}
expectTypeOf(await client.fetchQuery(contact)).toEqualTypeOf<Schemas['ContactResponse']>()
expectTypeOf(client.getQueryData(contact.queryKey)).toEqualTypeOf<Schemas['ContactResponse'] | undefined>()
expectTypeOf(client.getQueryState(contact.queryKey)?.error).toEqualTypeOf<CallError | null | undefined>()

// Lists load their pages.
export function ListContacts() {
  const listed = useInfiniteQuery(contacts)
  expectTypeOf(listed.data?.pages).toEqualTypeOf<Schemas['ContactList'][] | undefined>()
  expectTypeOf(listed.error).toEqualTypeOf<CallError | null>()
  const flat = useInfiniteQuery({ ...contacts, select: ({ pages }) => pages.flatMap(({ data }) => data) })
  expectTypeOf(flat.data).toEqualTypeOf<Schemas['Contact'][] | undefined>()
  expectTypeOf(useSuspenseInfiniteQuery(contacts).data.pages).toEqualTypeOf<Schemas['ContactList'][]>()
}
expectTypeOf(client.getQueryData(contacts.queryKey)?.pages).toEqualTypeOf<Schemas['ContactList'][] | undefined>()
expectTypeOf((await client.fetchInfiniteQuery(contacts)).pages).toEqualTypeOf<Schemas['ContactList'][]>()

// Mutations take ids and body by name.
export function SendMessage() {
  const send = useMutation(queries.messages.send.mutationOptions())
  expectTypeOf(send.data).toEqualTypeOf<Schemas['MessageResponse'] | undefined>()
  expectTypeOf(send.error).toEqualTypeOf<CallError | null>()
  const body = { to: '+4915112345678', type: 'text', text: { body: 'Hello' } } as const
  send.mutate({ phoneNumberId: '1', body, options: { idempotencyKey: 'mine' } })
  // @ts-expect-error the body is required
  send.mutate({ phoneNumberId: '1' })
  const remove = useMutation({
    ...queries.labels.delete.mutationOptions(),
    onSuccess: ({ data }, { id }) => expectTypeOf([data.id, id]).toEqualTypeOf<string[]>(),
  })
  remove.mutate({ id: 'lbl_1' })
}
client.setMutationDefaults(queries.messages.send.key(), queries.messages.send.mutationOptions())

// @ts-expect-error the id is required
queries.contacts.get.queryOptions('1')
// @ts-expect-error a filter that the list does not have
queries.contacts.list.queryOptions('1', { colour: 'red' })
// @ts-expect-error the cursor is the parameter of the page
queries.contacts.list.infiniteQueryOptions('1', { cursor: 'c1' })
// @ts-expect-error the signal is that of the query
queries.contacts.list.queryOptions('1', {}, { signal: new AbortController().signal })
// @ts-expect-error a write is not a query
queries.messages.send.queryOptions
// @ts-expect-error not a list
queries.contacts.get.infiniteQueryOptions
