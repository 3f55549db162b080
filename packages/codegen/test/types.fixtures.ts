export const handlers = `import type { AllHandlers, Handlers, OnlyDeclaredHeaders, SecurityHandlers } from './handlers.js'
import type { Book, BookCreate, BookCreateWithDefaults, Isbn, Event } from './types.js'

export interface Context { requestId: string }
const book: Book = { id: 'bok_0001', title: 'Emma', isbn: 1, author: null, notes: { any: [1] }, copies: [] }

export const books = {
  listBooks: ({ query }, { requestId }) => {
    const limit: number = query.limit
    const lent: boolean = query.lent
    return { status: 200, headers: { 'X-Request-Id': requestId, 'Retry-After': limit }, body: { data: lent ? [book] : [], next: null } }
  },
  createBook: async ({ body, headers }, { requestId }) => {
    const genre: 'novel' | 'essay' | 'sci-fi' = body.genre
    const key: string = headers['idempotency-key']
    if (genre === 'essay') return { status: 400, headers: { 'X-Request-Id': requestId }, body: { message: key } }
    return { status: 201, headers: { 'X-Request-Id': requestId, Location: '/' }, body: book }
  },
  getBook: ({ params }) => params.id === '' ? { status: 404 } : { status: 200, contentType: 'application/json', body: book },
} satisfies Handlers<'books', Context>

export const all = {
  ...books,
  searchEvents: ({ body }) => {
    for (const event of body ?? []) describe(event)
    return { status: 204 }
  },
  createLoan: ({ body }) => ({ status: 201, body: { reader: body.reader, title: body.title ?? '', id: '' } }),
} satisfies AllHandlers<Context>
export function mount<Given extends AllHandlers<Context>>(_handlers: Given & OnlyDeclaredHeaders<Given>): void {}
mount(all)
export const security: SecurityHandlers<string> = { apiKey: async ({ token }) => token }
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
