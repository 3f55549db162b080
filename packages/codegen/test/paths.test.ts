import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from '../src/index.ts'
import { testDirectory } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'

const page = { name: 'page', in: 'query', description: 'The number of the page.', schema: { type: 'integer' } }
const document = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        summary: 'List books',
        description: 'Lists all books.',
        parameters: [
          { $ref: '#/components/parameters/Page' },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
        responses: { '200': json({ type: 'array', items: { $ref: '#/components/schemas/Book' } }), '4XX': json({}) },
      },
      post: {
        operationId: 'create book',
        deprecated: true,
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/Book' }) },
        responses: { '201': { description: 'Created.' } },
      },
    },
    '/books/{id}': {
      get: {
        operationId: 'getBook',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { '200': json({ $ref: '#/components/schemas/Book' }) },
      },
    },
  },
  components: {
    parameters: { Page: page },
    schemas: {
      Book: {
        type: 'object',
        description: 'A book.',
        required: ['title'],
        properties: { title: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
      },
      'book.v2': { type: 'integer' },
    },
  },
}

function json(schema: object) {
  return { description: 'A response.', content: { 'application/json': { schema } } }
}

const use = `import type { components, operations, paths } from './paths.d.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Book = { title: string; tags?: string[] }
type List = paths['/books']['get']
type Create = paths['/books']['post']
export const equal: [
  Equal<keyof paths, '/books' | '/books/{id}'>,
  Equal<keyof operations, 'listBooks' | 'create book' | 'getBook'>,
  Equal<{ [Key in keyof components['schemas']['Book']]: components['schemas']['Book'][Key] }, Book>,
  Equal<keyof components['schemas'], 'Book' | 'book.v2'>,
  Equal<List, operations['listBooks']>,
  Equal<List['parameters']['query'], { page?: number } | undefined>,
  Equal<List['parameters']['header'], { 'X-Trace'?: string } | undefined>,
  Equal<List['parameters']['path'], undefined>,
  Equal<List['responses'][200]['content']['application/json'], components['schemas']['Book'][]>,
  Equal<List['responses']['4XX']['content']['application/json'], unknown>,
  Equal<Create['requestBody']['content']['application/json'], components['schemas']['Book']>,
  Equal<Create['responses'][201]['content'], undefined>,
  Equal<paths['/books']['delete'], undefined>,
  Equal<paths['/books/{id}']['get']['parameters']['path'], { id: string }>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true]
`

test('paths.d.ts has the shape that openapi-typescript gives its types', async () => {
  const directory = testDirectory()
  const text = generate(document, { paths: true }).get('paths.d.ts') ?? ''
  writeFileSync(join(directory, 'paths.d.ts'), text)
  const options = { exactOptionalPropertyTypes: false, skipLibCheck: false }
  expect(await typeErrorsOf(directory, { 'use.ts': use }, options)).toEqual([])
  expect(text).toContain('        /** The number of the page. */\n        page?: number\n')
  expect(text).toContain('    /**\n     * List books\n     *\n     * Lists all books.\n     */\n    get: operations[')
  expect(text).toContain('    /** @deprecated */\n    post: operations[')
})

const drinks = {
  openapi: '3.1.0',
  info: { title: 'Drinks', version: '1' },
  paths: {},
  components: {
    schemas: {
      paths: { type: 'object', properties: { path: { type: 'string' } } },
      Tea: drink({ const: 'tea' }, { kind: { type: 'string', 'x-known-values': ['green', 'black'] } }),
      Water: drink({ const: 'water' }, {}),
      OtherDrink: drink({ type: 'string', 'x-known-values': [] }, { liters: { type: 'number' } }),
      Drink: {
        anyOf: ['Tea', 'Water', 'OtherDrink'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      },
    },
  },
}

function drink(name: object, properties: object) {
  return { type: 'object', required: ['name', ...Object.keys(properties)], properties: { name, ...properties } }
}

const order = `import type { components, Drink, OtherDrink, paths } from './drinks.d.ts'

export function order(drink: Drink): 'green' | 'black' | (string & {}) | number {
  switch (drink.name) {
    case 'tea':
      return drink.kind
    case 'water':
      return 1
    default: {
      const name: string = drink.name
      const other: OtherDrink = drink
      return other.liters + name.length
    }
  }
}
export const fields: Record<string, unknown> = {} as OtherDrink
export const path: components['schemas']['paths'] = { path: '/' }
export const none: paths = {}
`

test('paths.d.ts of all kinds of schemas compiles, and known values narrow a union', async () => {
  const directory = testDirectory()
  for (const [name, document] of Object.entries({ library: await libraryDocument(), drinks }))
    writeFileSync(join(directory, `${name}.d.ts`), generate(document, { paths: true }).get('paths.d.ts')!)
  const any = "export type { paths } from './library.d.ts'\n"
  const files = { 'use.ts': any, 'order.ts': order }
  expect(await typeErrorsOf(directory, files, { skipLibCheck: false })).toEqual([])
})

test('paths.d.ts is written only if asked for', () => {
  expect([...generate(document).keys()]).not.toContain('paths.d.ts')
})
