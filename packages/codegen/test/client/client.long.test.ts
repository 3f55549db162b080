import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { main } from '../../src/command/main.ts'

import { runHere } from '../command.fixtures.ts'
import { makeDirectory } from '../generate-modules.ts'
import { publicDocuments } from '../score/public-documents.ts'
import { typeErrorsOf } from '../type-errors-of.ts'
import { generateClient } from './call-every-operation.ts'
import { problemsOfClient } from './public-documents.ts'
import { shopDocument } from './shop-document.ts'

const documentOf = (name: string) => publicDocuments().find((each) => each.name.endsWith(name))!

test.each(['3.0/json/petstore.json', '3.1/json/parameters-style.json', 'galaxy'])(
  'a client of %s calls its service',
  async (name) => {
    const problems = Object.keys(await problemsOfClient(documentOf(name), 'service'))
    expect(problems.filter((id) => !/^(?:formData_spaceDelimited|form_data_)/.test(id))).toEqual([])
  },
)

test.each(['3.0/json/petstore.json', 'galaxy'])('a client of %s calls its mock', async (name) => {
  const problems = Object.values(await problemsOfClient(documentOf(name), 'mock'))
  expect(problems.filter((problem) => !/: 404 /.test(problem))).toEqual([])
})

/** Answers requests one after the other. */
function answering(...responses: readonly (Response | Error)[]) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    const response = responses[Math.min(requests.length, responses.length) - 1]!
    if (response instanceof Error) throw response
    return response.clone()
  }
  return { requests, options: { baseUrl: 'http://test/v1', fetch, wait: async () => {} } }
}

describe('the client of a shop', async () => {
  const { path: directory, remove } = makeDirectory()
  afterAll(remove)
  const generated = generateClient(shopDocument, directory)
  const { createClient, isErrorOf, ApiError, ConnectionError } = await generated.load('client/index.ts')
  const books = (...responses: readonly (Response | Error)[]) => {
    const { requests, options } = answering(...responses)
    return { requests, client: createClient(options) }
  }

  test('type-checks, with its errors and lists', async () => {
    const program = `import { createClient, isErrorOf } from './client/index.ts'
import { createQueries } from './client/queries.ts'
import { book, createMock, handlers } from './client/testing/index.ts'
const client = createClient({ baseUrl: 'http://test', headers: async () => ({ Authorization: 'Bearer x' }) })
for await (const item of client.books.list({ limit: 2 })) item.title.trim()
const created: { id: number } = await client.books.create({ title: 'A' }, { idempotencyKey: 'k' })
await client.books.delete(created.id) satisfies undefined
try { await client.books.get(1) } catch (error) {
  if (isErrorOf(error, 'getBook', 404)) error.body.detail.trim()
}
handlers.getBook(404, { body: { detail: 'No.' } })
handlers.listBooks({ items: [book({ title: 'B' })] })
createQueries(client).books.list.infiniteQueryOptions({ limit: 2 })
createMock({ empty: true }).reset()
// @ts-expect-error no such status
handlers.getBook(418)
// @ts-expect-error no such field
await client.books.create({ titel: 'A' })
`
    expect(
      await typeErrorsOf(directory, { 'program.ts': program }, { lib: ['esnext', 'dom', 'dom.iterable'] }),
    ).toEqual([])
  })

  test.each([
    ['a GET', 'client.books.get(1)', 3],
    ['a DELETE', 'client.books.delete(1)', 3],
    ['a POST with an Idempotency-Key', "client.books.create({ title: 'A' })", 3],
    ['a POST without one', 'client.books.lend(1)', 1],
    ['a PATCH', "client.books.update(1, { title: 'A' })", 1],
  ])('sends %s up to three times after 503', async (_name, call, times) => {
    const { client, requests } = books(new Response('{}', { status: 503 }))
    await expect(new Function('client', `return ${call}`)(client)).rejects.toBeInstanceOf(ApiError)
    expect(requests).toHaveLength(times)
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  test('retries after a network error, and a POST after 429', async () => {
    const failed = books(new TypeError('reset'), Response.json({ id: 1, title: 'A' }))
    expect(await failed.client.books.get(1)).toEqual({ id: 1, title: 'A' })
    const limited = books(new Response(null, { status: 429 }), Response.json({ id: 1, title: 'A' }))
    expect(await limited.client.books.lend(1)).toEqual({ id: 1, title: 'A' })
    await expect(books(new TypeError('reset')).client.books.get(1)).rejects.toBeInstanceOf(ConnectionError)
  })

  test('follows cursors to the last page', async () => {
    const page = (id: number, next?: string) =>
      Response.json({ items: [{ id, title: 'A' }], ...(next && { next_token: next }) })
    const { client, requests } = books(page(1, 'b'), page(2, 'c'), page(3))
    const ids: number[] = []
    for await (const { id } of client.books.list({ limit: 1 })) ids.push(id)
    expect(ids).toEqual([1, 2, 3])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=1',
      '?limit=1&page_token=b',
      '?limit=1&page_token=c',
    ])
  })

  test('follows page numbers, and the header Link', async () => {
    const numbered = books(Response.json([{ name: 'a' }]), Response.json([{ name: 'b' }]), Response.json([]))
    const names: string[] = []
    for await (const { name } of numbered.client.authors.list()) names.push(name)
    expect(names).toEqual(['a', 'b'])
    expect(numbered.requests.map(({ url }) => new URL(url).search)).toEqual(['', '?page=2', '?page=3'])
    const linked = books(
      Response.json([{ name: 'a' }], { headers: { link: '</v1/prizes?at=x%26y>; rel="next"' } }),
      Response.json([{ name: 'b' }]),
    )
    for await (const _prize of linked.client.prizes.list());
    expect(linked.requests.map(({ url }) => new URL(url).search)).toEqual(['', '?at=x%26y'])
  })

  test('ends a list whose service ignores the page', async () => {
    const { client, requests } = books(Response.json([{ name: 'a' }]))
    for await (const _author of client.authors.list());
    expect(requests).toHaveLength(2)
  })

  test('types errors by operation and status', async () => {
    const { client } = books(Response.json({ detail: 'None.' }, { status: 404 }))
    const error = await client.books.get(1).catch((each: unknown) => each)
    expect(isErrorOf(error, 'getBook', 404)).toBe(true)
    expect(isErrorOf(error, 'getBook', 409)).toBe(false)
    expect(isErrorOf(error, 'listBooks')).toBe(false)
    expect(error).toMatchObject({ message: 'None.', status: 404, operationId: 'getBook', body: { detail: 'None.' } })
  })
})

describe('openapi-hono client', () => {
  const { path: directory, remove } = makeDirectory()
  afterAll(remove)
  const run = (...args: string[]) => runHere(main, ['client', ...args])
  const { path } = documentOf('petstore-expanded.json')
  const out = join(directory, 'src/client')

  test('writes a client and compares it', async () => {
    expect((await run(path, '--out', out, '--quiet')).stdout).toMatch(/: 9 of 9 files written in \d+ ms\n$/)
    expect(await run(path, '--out', out, '--quiet', '--check')).toMatchObject({ code: 0 })
    rmSync(join(out, 'queries.ts'))
    expect(await run(path, '--out', out, '--quiet', '--check')).toMatchObject({
      code: 1,
      stderr: `missing: ${out}/queries.ts\n`,
    })
    expect(existsSync(join(directory, 'routes.js'))).toBe(false)
  })

  test.each([
    [[], 'Give exactly one document.'],
    [['a.json'], 'Give --out DIR.'],
    [['a.json', '--out', 'x', '--check', '--watch'], '--check and --watch exclude each other.'],
  ])('refuses %j', async (args, message) => {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: `openapi-hono: ${message} See --help.\n` })
  })
})
