import { expect, test } from 'vitest'
import { generate } from '../src/index.ts'
import type { Json } from '../src/read/json.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Extensions', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        'x-errors': ['V'],
        security: [],
        tags: ['things'],
        parameters: [
          { name: 'at', in: 'query', schema: { type: 'integer' }, 'x-code': 'bad_at', 'x-leading-zeros': true },
        ],
        responses: { '200': { description: 'OK' } },
      },
    },
  },
  components: { schemas: { Name: { type: 'string', 'x-code': 'bad_name', 'x-catalog': { a: 1 } } } },
} satisfies Json

const printed = (extensions?: string[]) =>
  [...generate(document, { extensions })]
    .filter(([path]) => path !== 'document.js')
    .map(([, text]) => text)
    .join('')
    .match(/x-[a-z-]+/g)
    ?.toSorted()

// The document has all of them.
test('prints all x-… fields by default', () => {
  expect(printed()).toEqual(['x-catalog', 'x-code', 'x-code', 'x-errors', 'x-leading-zeros'])
})

test('prints only the requested x-… fields and those that the generator supports', () => {
  expect(printed(['x-code'])).toEqual(['x-code', 'x-code', 'x-leading-zeros'])
  expect(printed([])).toEqual(['x-leading-zeros'])
})
