export const handlers = `import { type AppContext, createApp } from '@channel/codegen/hono'
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

export const app = createApp(routes, {
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
export async function list(): Promise<readonly Book[]> {
  const response = await client.v1[':branch'].books.$get({ param: { branch: 'main' }, query: { limit: 1 } })
  return response.status === 200 ? (await response.json()).data : []
}
export function describe(event: Event): string {
  return event.type === 'arrival' ? event.at : event.to
}
export const sent: BookCreate = { title: 'Emma', isbn: '0141439587' satisfies Isbn }
export const decoded: BookCreateWithDefaults = { ...sent, genre: 'novel', shelf: { row: 1 } }
`

export const rest = `import { OpenAPIHono, type z } from '@hono/zod-openapi'
import { documentConfig, type OperationId, registerComponents, routes } from './routes.js'
import * as schemas from './schemas.js'
import type { ListBooksInput } from './handlers.js'
import type { Book, BookCreate, BookCreateWithDefaults } from './types.js'
import { webhooks, type WebhookInputs, type WebhookName } from './webhooks.js'

export const id: OperationId = routes.listBooks.operationId
export const method: 'get' = routes.listBooks.method
export const title: string = schemas.Book.parse({}).title
export const short = schemas.Book.pick({ id: true }).extend({ at: schemas.Arrival.shape.at })
export const at: string = short.parse({}).at
export const book: Book = schemas.Book.parse({})
export const sent: z.input<typeof schemas.BookCreate> = { title: '', isbn: 1 } satisfies BookCreate
export const filled: BookCreateWithDefaults = schemas.BookCreate.parse({})
export const query: ListBooksInput['query'] = routes.listBooks.request.query.parse({})
// @ts-expect-error: a schema is typed by its shape, so a wrong use is an error
export const wrongField: number = schemas.Book.parse({}).title
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
export const reader: string = arrived.reader
export const name: WebhookName = 'overdue'
// @ts-expect-error: there is one webhook only
export type Unknown = WebhookInputs['returned']
export const document = app.getOpenAPI31Document(documentConfig)
`
