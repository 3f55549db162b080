import { setupServer } from 'msw/node'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeDirectory } from '../generate-modules.ts'
import { generateClient } from './call-every-operation.ts'
import { shopDocument } from './shop-document.ts'

const { path, remove } = makeDirectory()
const generated = generateClient(shopDocument, path)
const { createClient, isErrorOf } = await generated.load('client/index.ts')
const { createMock, handlers, book } = await generated.load('client/testing/index.ts')
const mock = createMock({ baseUrl: 'http://shop.example.com/v1', empty: true })
const server = setupServer(...mock.handlers)
server.listen({ onUnhandledRequest: 'error' })
afterAll(() => {
  server.close()
  remove()
})
beforeEach(() => {
  server.resetHandlers()
  mock.reset()
})
const { books, authors } = createClient({ baseUrl: 'http://shop.example.com/v1', maxRetries: 0 })

async function titles(query = {}): Promise<string[]> {
  const found: string[] = []
  for await (const { title } of books.list(query)) found.push(title)
  return found
}

test('a book that is created can be read, listed and changed until it is deleted', async () => {
  expect(await titles()).toEqual([])
  const one = await books.create({ title: 'Dune' })
  const other = await books.create({ title: 'Solaris' })
  expect(generated.fits('createBook', one)).toBe(true)
  expect(other.id).not.toBe(one.id)
  expect(await books.get(one.id)).toEqual(one)
  expect(await titles()).toEqual(['Dune', 'Solaris'])
  expect(await books.update(one.id, { title: 'Dune Messiah' })).toEqual({ ...one, title: 'Dune Messiah' })
  expect(await titles()).toEqual(['Dune Messiah', 'Solaris'])
  expect(await books.delete(one.id)).toBeUndefined()
  const error = await books.get(one.id).catch((each: unknown) => each)
  expect(isErrorOf(error, 'getBook', 404)).toBe(true)
  expect(await books.delete(one.id).catch(({ status }: { status: number }) => status)).toBe(404)
  expect(await titles()).toEqual(['Solaris'])
})

test('lists page by page, and by fields', async () => {
  for (const title of ['A', 'B', 'C', 'D', 'E']) await books.create({ title })
  expect(await titles({ limit: 2 })).toEqual(['A', 'B', 'C', 'D', 'E'])
  const page = await books.list({ limit: 2 }).page()
  expect(generated.fits('listBooks', page)).toBe(true)
  expect(page.items).toHaveLength(2)
  expect(await titles({ title: 'C' })).toEqual(['C'])
})

test('responds with the example where it keeps nothing, and with the examples at first', async () => {
  expect(generated.fits('listAuthors', await authors.list().page())).toBe(true)
  expect(generated.fits('lendBook', await books.lend(1))).toBe(true)
  server.use(...createMock({ baseUrl: 'http://shop.example.com/v1' }).handlers)
  expect(await titles()).not.toEqual([])
})

test('handlers of single operations replace those of the mock', async () => {
  server.use(handlers.getBook(404, { body: { detail: 'Lent.' } }, { once: true }))
  await expect(books.get(7)).rejects.toMatchObject({ status: 404, message: 'Lent.' })
  server.use(handlers.getBook(book({ title: 'Ubik' })))
  expect((await books.get(7)).title).toBe('Ubik')
})
