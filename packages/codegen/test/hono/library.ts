import { createRoute, z } from '@hono/zod-openapi'
import { exactlyOne, fields, integer, json, multipleOf, orNull, text, unique } from '../../src/runtime/zod/index.ts'

/* A library, its routes written by hand as codegen writes them. */

const Branch = text({ min: 2 })
const BookId = text({ pattern: /^bok_[0-9]{4}$/u })
const Genre = z.enum(['novel', 'essay', 'sci-fi'])
const PageSize = integer().min(1).max(100).meta({ 'x-error-code': 'invalid_limit' })
const Isbn = z.union([integer().min(1_000_000_000), text({ pattern: /^[0-9X-]{10,17}$/u })])

const Author = z
  .strictObject({
    name: text({ min: 1, max: 5 }),
    'pen-name': text().optional(),
    get teachers(): z.ZodOptional<z.ZodArray<z.ZodType>> {
      return z.array(Author).optional()
    },
  })
  .openapi('Author')

const Notes = fields({}, { max: 5 })

const BookCreate = z.strictObject({
  title: text({ min: 1, max: 10 }).meta({ 'x-error-code': 'bad_title' }),
  isbn: Isbn,
  genre: Genre.default('novel'),
  author: Author.optional(),
  notes: orNull(Notes).optional(),
  tags: z.array(text()).max(3).apply(unique).optional(),
  shelf: z.looseObject({ row: integer().default(1) }).optional(),
})

const Arrival = z.looseObject({ type: z.literal('arrival'), at: text({ min: 4 }) })
const Departure = z.looseObject({ type: z.literal('departure'), to: text(), seat: integer().optional() })
const Event = z.discriminatedUnion('type', [Arrival, Departure])

const Loan = z
  .looseObject({ reader: text({ min: 3 }), book: BookId.optional(), title: text().nullable().optional() })
  .apply(exactlyOne('book', 'title'))

const Invalid = { description: 'Something is wrong.', content: { 'application/json': { schema: z.object({}) } } }
const Book = z.looseObject({ id: BookId, title: z.string() })

export const listBooks = createRoute({
  operationId: 'listBooks',
  method: 'get',
  path: '/v1/{branch}/books',
  request: {
    params: z.object({ branch: Branch }),
    query: z.strictObject({
      limit: PageSize.default(25),
      genre: z.array(Genre).max(3).apply(unique).optional(),
      shelf: z
        .int()
        .max(100)
        .meta({ param: { 'x-leading-zeros': true } })
        .optional(),
      ids: z
        .array(integer().min(1))
        .meta({ param: { style: 'form', explode: false } })
        .optional(),
      lent: z.boolean().default(false),
      price: z.number().gt(0).apply(multipleOf(0.01)).optional(),
      sort: z.union([integer().min(0), z.enum(['title', 'author'])]).optional(),
    }),
    headers: z.object({
      'x-trace': text({ pattern: /^[a-z]+$/u }).optional(),
      'x-fields': z.array(text({ min: 1 })).optional(),
    }),
  },
  responses: {
    200: {
      description: 'A page of books.',
      headers: z.object({ 'X-Request-Id': z.string().min(3), 'Retry-After': integer().min(1).optional() }),
      content: { 'application/json': { schema: z.looseObject({ data: z.array(Book), next: z.string().nullable() }) } },
    },
    400: Invalid,
  },
})

const createBook = createRoute({
  operationId: 'createBook',
  method: 'post',
  path: '/v1/{branch}/books',
  request: {
    params: z.object({ branch: Branch }),
    headers: z.object({ 'idempotency-key': text({ min: 1, max: 255 }) }),
    body: json(BookCreate),
  },
  responses: {
    201: {
      description: 'The new book.',
      headers: z.object({ Location: z.string() }),
      content: { 'application/json': { schema: Book } },
    },
    400: Invalid,
  },
})

export const getBook = createRoute({
  operationId: 'getBook',
  method: 'get',
  path: '/v1/{branch}/books/{id}',
  request: { params: z.object({ branch: Branch, id: BookId }) },
  responses: {
    200: { description: 'The book.', content: { 'application/json': { schema: Book } } },
    304: { description: 'It has not changed.' },
  },
})

const newestBook = createRoute({
  operationId: 'newestBook',
  method: 'get',
  path: '/v1/{branch}/books/newest',
  request: { params: z.object({ branch: Branch }) },
  responses: { 200: { description: 'The book.', content: { 'application/json': { schema: Book } } } },
})

const searchEvents = createRoute({
  operationId: 'searchEvents',
  method: 'post',
  path: '/v1/events/search',
  request: { body: json(z.array(Event).min(1).max(3), { required: false }) },
  responses: { 204: { description: 'Nothing to say.' } },
})

export const createLoan = createRoute({
  operationId: 'createLoan',
  method: 'post',
  path: '/v1/loans',
  request: { body: json(Loan) },
  responses: { 201: { description: 'The loan.', content: { 'application/json': { schema: Loan } } } },
})

export const routes = { listBooks, createBook, getBook, newestBook, searchEvents, createLoan }
