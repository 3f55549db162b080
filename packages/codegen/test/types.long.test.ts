import { afterAll, expect, onTestFinished, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'

const handlers = `import { type AppContext, createApp } from '@channel/codegen/hono'
import { hc } from 'hono/client'
import type { Handlers, SecurityHandlers } from './handlers.js'
import { routes } from './routes.js'
import type { Book, BookCreate, BookCreateWithDefaults, Isbn, Event } from './types.js'

const security = {
  apiKey: async ({ token }) => (token === '' ? undefined : { requestId: token }),
} satisfies SecurityHandlers
const book: Book = { id: 'bok_0001', title: 'Emma', isbn: 1, author: null, notes: { any: [1] }, copies: [] }

const books = {
  listBooks: ({ query }, context) => {
    const limit: number = query.limit
    const lent: boolean = query.lent
    const { requestId } = context.var.security.apiKey
    return { status: 200, headers: { 'X-Request-Id': requestId, 'Retry-After': limit }, body: { data: lent ? [book] : [], next: null } }
  },
  createBook: async ({ body, headers }, context) => {
    const genre: 'novel' | 'essay' | 'sci-fi' = body.genre
    const key: string = headers['idempotency-key']
    const { requestId } = context.var.security.apiKey
    if (genre === 'essay') return { status: 400, headers: { 'X-Request-Id': requestId }, body: { message: key } }
    return { status: 201, headers: { 'X-Request-Id': requestId, Location: '/' }, body: book }
  },
  getBook: ({ params }) => params.id === '' ? { status: 404 } : { status: 200, contentType: 'application/json', body: book },
} satisfies Handlers<'books', AppContext<typeof security>>

const app = createApp(routes, {
  security,
  handlers: {
    ...books,
    searchEvents: ({ body }) => {
      for (const event of body ?? []) describe(event)
      return { status: 204 }
    },
    createLoan: ({ body }, context) => {
      const id: string = context.var.security.apiKey.requestId
      return { status: 201, body: { reader: body.reader, title: body.title ?? '', id } }
    },
  },
})
const client = hc<typeof app>('https://library.example')
async function list(): Promise<readonly Book[]> {
  const response = await client.v1[':branch'].books.$get({ param: { branch: 'main' }, query: { limit: 1 } })
  return response.status === 200 ? (await response.json()).data : []
}
function describe(event: Event): string {
  return event.type === 'arrival' ? event.at : event.to
}
const sent: BookCreate = { title: 'Emma', isbn: '0141439587' satisfies Isbn }
const decoded: BookCreateWithDefaults = { ...sent, genre: 'novel', shelf: { row: 1 } }
`

const rest = `import { OpenAPIHono, type z } from '@hono/zod-openapi'
import { documentConfig, type OperationId, registerComponents, routes } from './routes.js'
import * as schemas from './schemas.js'
import type { ListBooksInput } from './handlers.js'
import type { Book, BookCreate, BookCreateWithDefaults } from './types.js'
import { webhooks, type WebhookInputs, type WebhookName } from './webhooks.js'

const id: OperationId = routes.listBooks.operationId
const method: 'get' = routes.listBooks.method
const title: string = schemas.Book.parse({}).title
const short = schemas.Book.pick({ id: true }).extend({ at: schemas.Arrival.shape.at })
const at: string = short.parse({}).at
const book: Book = schemas.Book.parse({})
const sent: z.input<typeof schemas.BookCreate> = { title: '', isbn: 1 } satisfies BookCreate
const filled: BookCreateWithDefaults = schemas.BookCreate.parse({})
const query: ListBooksInput['query'] = routes.listBooks.request.query.parse({})
// @ts-expect-error: a schema is typed by its shape, so a wrong use is an error
const wrongField: number = schemas.Book.parse({}).title
const app = new OpenAPIHono()
app.openapi(routes.createBook, (c) => {
  const genre: string = c.req.valid('json').genre
  const branch: string = c.req.valid('param').branch
  const key: string = c.req.valid('header')['idempotency-key']
  // @ts-expect-error: what was validated is known, so a wrong use is an error
  const wrong: number = c.req.valid('param').branch
  return c.json({ genre, branch, key, wrong }, 201)
})
for (const one of Object.values(routes)) app.openAPIRegistry.registerPath(one)
registerComponents(app.openAPIRegistry)
const arrived: WebhookInputs['overdue']['body'] = webhooks.overdue.request.body.content['application/json'].schema.parse({})
const reader: string = arrived.reader
const name: WebhookName = 'overdue'
// @ts-expect-error: there is one webhook only
type Unknown = WebhookInputs['returned']
const document = app.getOpenAPI31Document(documentConfig)
`

const modules = generateModules(await libraryDocument())
afterAll(modules.remove)

/** One change each to the handlers above, and the text of the line that must not compile any more. */
const wrong: [string, string, string, string][] = [
  [
    'a missing handler',
    "  getBook: ({ params }) => params.id === '' ? { status: 404 } : { status: 200, contentType: 'application/json', body: book },\n",
    '',
    '} satisfies Handlers',
  ],
  [
    'a missing handler of all',
    "    createLoan: ({ body }, context) => {\n      const id: string = context.var.security.apiKey.requestId\n      return { status: 201, body: { reader: body.reader, title: body.title ?? '', id } }\n    },\n",
    '',
    '  handlers: {',
  ],
  [
    'a handler that there is none of',
    '  getBook: ({',
    '  getBooks: (_input: unknown) => ({ status: 404 }),\n  getBook: ({',
    '  getBooks:',
  ],
  ['a wrong body', 'next: null } }', 'next: 1 } }', '  listBooks:'],
  ['a missing field of a body', 'body: { message: key }', 'body: {}', '  createBook:'],
  ['an undeclared status', '{ status: 204 }', '{ status: 202 }', '    searchEvents:'],
  [
    'a missing response header',
    "'X-Request-Id': requestId, Location: '/'",
    "'X-Request-Id': requestId",
    '  createBook:',
  ],
  [
    'no response headers',
    "headers: { 'X-Request-Id': requestId }, body: { message: key }",
    'body: { message: key }',
    '  createBook:',
  ],
  [
    'a response header that others declare',
    "'X-Request-Id': requestId, 'Retry-After': limit",
    "'X-Request-Id': requestId, Location: '/'",
    '  listBooks:',
  ],
  [
    'a response header that others declare, in an async handler',
    "if (genre === 'essay') return { status: 400, headers: { 'X-Request-Id': requestId }",
    "if (genre === 'essay') return { status: 400, headers: { 'X-Request-Id': requestId, Location: '/' }",
    '  createBook:',
  ],
  [
    'a response header that none declares',
    "'X-Request-Id': requestId, 'Retry-After': limit",
    "'X-Request-Id': requestId, 'X-Limit': limit",
    '  handlers: {',
  ],
  [
    'a response header that none declares, in an async handler',
    "'X-Request-Id': requestId, Location: '/'",
    "'X-Request-Id': requestId, Location: '/', 'X-Genre': genre",
    '  handlers: {',
  ],
  [
    'a header of a response without any',
    '{ status: 204 }',
    "{ status: 204, headers: { 'X-Count': 1 } }",
    '    searchEvents:',
  ],
  ['a parameter that there is none of', 'query.limit', 'query.page', '    const limit'],
  ['a part that the operation has not', 'getBook: ({ params })', 'getBook: ({ params, query })', '  getBook:'],
  ['an optional body taken for granted', 'body ?? []', 'body', '      for (const event'],
  [
    'a default taken for granted in what was sent',
    "isbn: '0141439587' satisfies Isbn }",
    "isbn: '' }\nexport const genre: string = sent.genre",
    'export const genre',
  ],
  [
    'a missing security scheme',
    "  apiKey: async ({ token }) => (token === '' ? undefined : { requestId: token }),\n",
    '',
    '} satisfies SecurityHandlers',
  ],
  ['no security', '  security,\n', '', '      const id'],
  ['a principal that there is none of', 'apiKey.requestId\n', 'apiKey.token\n', '      const id'],
  ['a parameter that a client does not send', 'query: { limit: 1 }', 'query: { limits: 1 }', '  const response'],
  ['a response that a client does not get', '.json()).data', '.json()).items', '  return response'],
]

const wrongFiles = Object.fromEntries(
  wrong.map(([, from, to], index) => [`handlers-wrong-${index}.ts`, handlers.replace(from, to)]),
)

// One run of the compiler for all files: most of it is spent on the declarations of Hono and zod.
test('correct code compiles, and incorrect code does not', async () => {
  const right = { 'handlers-right.ts': handlers, 'rest-right.ts': rest }
  const errors = await typeErrorsOf(modules.path, { ...right, ...wrongFiles }, { skipLibCheck: true })
  expect(errors.filter((error) => !error.startsWith('handlers-wrong-'))).toEqual([])
  for (const [index, [name, from, , line]] of wrong.entries()) {
    expect(handlers, name).toContain(from)
    const file = `handlers-wrong-${index}.ts`
    const lines = wrongFiles[file]!.split('\n')
    const found = errors
      .filter((error) => error.startsWith(`${file}(`))
      .map((error) => lines[Number(/\((\d+)\)/.exec(error)![1]) - 1])
    expect(
      found.some((text) => text!.startsWith(line)),
      `${name}: ${found.join(' | ') || 'no error'}`,
    ).toBe(true)
  }
})

const library = await libraryDocument()

// Slow, because the compiler then checks every declaration of Hono and zod.
test.each(['js', 'ts'] as const)('generated files compile: %s', async (output) => {
  const modules = generateModules(library, { output })
  onTestFinished(modules.remove)
  expect(await typeErrorsOf(modules.path, { 'handlers-right.ts': handlers }, { skipLibCheck: false })).toEqual([])
  // Ignore errors in the declarations of Hono and zod themselves.
  const errors = await typeErrorsOf(modules.path, { 'rest-right.ts': rest }, { skipLibCheck: false })
  expect(errors.filter((error) => !error.includes('/node_modules/'))).toEqual([])
})
