import { afterAll, expect, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'
import { handlers, rest } from './types.fixtures.ts'

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
