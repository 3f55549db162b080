import { expect, test } from 'vitest'
import type { JsonObject } from '../src/read/json.ts'
import { prepareDocument } from '../src/read/prepare-document.ts'
import { Problems } from '../src/read/problems.ts'
import { documentOf } from './library-document.ts'

const text = { schema: { type: 'string' } }
const responses = { 204: { description: '' } }

test('aligns path parameters with their paths', () => {
  const parameters = [
    { $ref: '#/components/parameters/Shop' },
    { name: 'gone', in: 'path', required: true, ...text },
    { name: 'page', in: 'query', ...text },
  ]
  const document = {
    ...documentOf({}),
    components: { parameters: { Shop: { name: 'shop', in: 'path', ...text } } },
    paths: { '/{shop}/books/{id}': { parameters, get: { operationId: 'getBook', responses } } },
  }
  const problems = new Problems()
  const prepared = prepareDocument(document, problems).document
  expect(prepared.components).toEqual({ parameters: { Shop: { name: 'shop', in: 'path', required: true, ...text } } })
  const item = (prepared.paths as Record<string, JsonObject>)['/{shop}/books/{id}']!
  expect(item.parameters).toEqual([parameters[0], parameters[2]])
  expect(item.get).toMatchObject({ parameters: [{ name: 'id', in: 'path', required: true, ...text }] })
  expect(problems.warnings.map(({ code }) => code).sort()).toEqual([
    'optional-path-parameter',
    'path-parameter-not-in-path',
    'undeclared-path-parameter',
  ])
})

test('does not copy a document whose parameters match its paths', () => {
  const parameters = [{ name: 'id', in: 'path', required: true, ...text }]
  const document = { ...documentOf({}), paths: { '/{id}': { get: { operationId: 'a', parameters, responses } } } }
  expect(prepareDocument(document, new Problems()).document).toBe(document)
})
