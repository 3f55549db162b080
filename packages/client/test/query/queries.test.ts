import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { facadeOperations } from '../../src/generated/facade.ts'
import { NotFoundError } from '../../src/index.ts'
import { createQueries } from '../../src/query.ts'
import { failure, json, mockChannel } from '../mock-channel.ts'
import { failing, startServer, success } from '../scripted-server.ts'

const account = '106540352242922'
const contact = json({ data: { id: 'ctc_1', name: 'Ana' }, request_id: 'req_1' })
const page = (id: string, next: string | null) => json({ data: [{ id }], has_more: next !== null, next_cursor: next })

function newQueryClient(): QueryClient {
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  return client
}

function givenQueries(...responses: Parameters<typeof mockChannel>) {
  const { channel, requests } = mockChannel(...responses)
  return { queries: createQueries(channel), client: newQueryClient(), requests }
}

const searchOf = ({ url }: Request) => new URL(url).search

describe('queries', () => {
  it('has what an operation of the facade can be used for', () => {
    const { queries } = givenQueries(contact)
    for (const [group, operations] of Object.entries(facadeOperations)) {
      for (const [name, entry] of Object.entries(operations)) {
        const made = Object.keys((queries as unknown as Record<string, Record<string, object>>)[group]?.[name] ?? {})
        const isList = entry.startsWith('list ')
        const query = isList ? ['key', 'queryOptions', 'infiniteQueryOptions'] : ['key', 'queryOptions']
        expect(made, `${group}.${name}`).toEqual(
          /^(?:get|url|blob|list) /.test(entry) ? query : ['key', 'mutationOptions'],
        )
      }
    }
  })

  it('reads a resource', async () => {
    const { queries, client, requests } = givenQueries(contact)
    const options = queries.contacts.get.queryOptions(account, 'ctc_1')
    expect(await client.fetchQuery(options)).toMatchObject({ data: { name: 'Ana' } })
    expect(client.getQueryData(options.queryKey)?.data.name).toBe('Ana')
    expect(requests[0]?.url).toBe(`https://api.example.com/v1/${account}/contacts/ctc_1`)
  })

  it('passes the query and the options of the call on', async () => {
    const { queries, client, requests } = givenQueries(contact)
    const call = { headers: { 'X-Trace': 'abc' } }
    await client.fetchQuery(queries.templates.get.queryOptions('1', 'order', { language: 'en_US' }, call))
    await client.fetchQuery(queries.templates.get.queryOptions('1', 'order', undefined, call))
    expect(requests.map(searchOf)).toEqual(['?language=en_US', ''])
    expect(requests.map(({ headers }) => headers.get('X-Trace'))).toEqual(['abc', 'abc'])
  })

  it('reads one page of a list', async () => {
    const { queries, client, requests } = givenQueries(page('a', 'c1'))
    const contacts = await client.fetchQuery(queries.contacts.list.queryOptions(account, { search: 'ana' }))
    expect(contacts).toMatchObject({ data: [{ id: 'a' }], next_cursor: 'c1' })
    expect(requests.map(searchOf)).toEqual(['?search=ana'])
  })

  it('reads a list page by page to its end', async () => {
    const { queries, client, requests } = givenQueries(page('a', 'c1'), page('b', 'c2'), page('c', null))
    const options = queries.contacts.list.infiniteQueryOptions(account, { search: 'ana', limit: 1 })
    const { pages, pageParams } = await client.fetchInfiniteQuery({ ...options, pages: 5 })
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(['a', 'b', 'c'])
    expect(pageParams).toEqual([null, 'c1', 'c2'])
    expect(requests.map(searchOf)).toEqual([
      '?search=ana&limit=1',
      '?search=ana&limit=1&cursor=c1',
      '?search=ana&limit=1&cursor=c2',
    ])
  })

  it('aborts the request of a query that is cancelled', async () => {
    const started = Promise.withResolvers<Request>()
    const { queries, client } = givenQueries((request) => {
      started.resolve(request)
      return new Promise<Response>(() => {})
    })
    const options = queries.labels.list.infiniteQueryOptions()
    const fetching = client.fetchInfiniteQuery(options)
    const { signal } = await started.promise
    await client.cancelQueries({ queryKey: queries.labels.key() })
    await expect(fetching).rejects.toThrow()
    expect(signal.aborted).toBe(true)
  })

  it('throws the errors of the client, without retries of TanStack Query', async () => {
    const { queries, client, requests } = givenQueries(failure(404, { type: 'not_found', code: 'resource_not_found' }))
    client.setDefaultOptions({ queries: { retry: 3 }, mutations: { retry: 3 } })
    await expect(client.fetchQuery(queries.labels.get.queryOptions('lbl_1'))).rejects.toBeInstanceOf(NotFoundError)
    const remove = new MutationObserver(client, queries.labels.delete.mutationOptions())
    await expect(remove.mutate({ id: 'lbl_1' })).rejects.toBeInstanceOf(NotFoundError)
    expect(requests).toHaveLength(2)
  })
})

describe('mutations', () => {
  it('send the ids, the body and the options of the variables', async () => {
    const { queries, client, requests } = givenQueries(contact)
    const attach = new MutationObserver(client, queries.contacts.attachLabel.mutationOptions())
    await attach.mutate({
      phoneNumberId: account,
      id: 'ctc_1',
      body: { label_id: 'lbl_1' },
      options: { idempotencyKey: 'mine' },
    })
    expect(requests[0]?.url).toBe(`https://api.example.com/v1/${account}/contacts/ctc_1/labels`)
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('mine')
    expect(await requests[0]?.json()).toEqual({ label_id: 'lbl_1' })
  })

  it('need no body if the operation has none', async () => {
    const { queries, client, requests } = givenQueries(contact)
    const replay = new MutationObserver(client, queries.webhookDeliveries.replay.mutationOptions())
    await replay.mutate({ id: 'whd_1', options: { headers: { 'X-Trace': 'abc' } } })
    expect(requests[0]?.headers.get('X-Trace')).toBe('abc')
    expect(requests[0]?.body).toBeNull()
  })

  it('retry in the client, with one key, and have another key the next time', async () => {
    const { channel, received } = await startServer(failing(500), success)
    const create = new MutationObserver(newQueryClient(), createQueries(channel).labels.create.mutationOptions())
    await create.mutate({ body: { name: 'VIP' } })
    await create.mutate({ body: { name: 'VIP' } })
    const [first, retried, second] = received.map(({ key }) => key)
    expect(received).toHaveLength(3)
    expect(first).toMatch(/./)
    expect(retried).toBe(first)
    expect(second).not.toBe(first)
  })

  it('keep the key of their options if TanStack Query retries', async () => {
    const { channel, received } = await startServer(failing(500), success)
    const options = { ...createQueries(channel).labels.create.mutationOptions(), retry: 1, retryDelay: 0 }
    const create = new MutationObserver(newQueryClient(), options)
    await create.mutate({ body: { name: 'VIP' }, options: { idempotencyKey: 'mine', maxRetries: 0 } })
    expect(received.map(({ key }) => key)).toEqual(['mine', 'mine'])
  })
})

describe('keys', () => {
  const { queries } = { queries: createQueries(mockChannel(contact).channel) }
  const one = queries.contacts.get.queryOptions(account, 'ctc_1').queryKey
  const list = queries.contacts.list.queryOptions(account, { search: 'ana' }).queryKey
  const pages = queries.contacts.list.infiniteQueryOptions(account, { search: 'ana' }).queryKey
  const all = { one, list, pages, labels: queries.labels.list.infiniteQueryOptions().queryKey }

  it('begin with the prefix, the group, the method and the ids', () => {
    expect(one).toEqual(['channel', 'contacts', 'get', account, 'ctc_1'])
    expect(list).toEqual(['channel', 'contacts', 'list', account, { search: 'ana' }])
    expect(pages).toEqual(['channel', 'contacts', 'list', account, { search: 'ana' }, 'pages'])
    expect(queries.messages.send.mutationOptions().mutationKey).toEqual(queries.messages.send.key())
  })

  it('are the same with and without an empty query', () => {
    const keys = [
      queries.labels.list.queryOptions(),
      queries.labels.list.queryOptions({}),
      queries.labels.list.queryOptions(undefined, { timeoutMs: 1 }),
    ]
    expect(keys.map(({ queryKey }) => queryKey)).toEqual(keys.map(() => ['channel', 'labels', 'list', {}]))
  })

  it.each([
    ['everything', queries.key(), ['one', 'list', 'pages', 'labels']],
    ['a resource', queries.contacts.key(), ['one', 'list', 'pages']],
    ['an operation', queries.contacts.list.key(), ['list', 'pages']],
    ['an operation in an account', queries.contacts.list.key(account), ['list', 'pages']],
    ['an operation in another account', queries.contacts.list.key('1'), []],
    ['a filter', queries.contacts.list.key(account, { search: 'ana' }), ['list', 'pages']],
    ['a resource by its id', queries.contacts.get.key(account, 'ctc_1'), ['one']],
  ])('invalidate %s', async (_what, queryKey, expected) => {
    const client = newQueryClient()
    for (const each of Object.values(all)) client.setQueryData(each as readonly unknown[], {})
    await client.invalidateQueries({ queryKey })
    const isInvalid = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
    expect(Object.entries(all).flatMap(([name, key]) => (isInvalid(key) ? [name] : []))).toEqual(expected)
  })

  it('of two channels differ by their prefix', () => {
    const other = createQueries(mockChannel(contact).channel, { prefix: ['channel', 'org_2'] })
    expect(other.labels.get.queryOptions('lbl_1').queryKey).toEqual(['channel', 'org_2', 'labels', 'get', 'lbl_1'])
    expect(other.key()).toEqual(['channel', 'org_2'])
  })
})
