import { expect, test } from 'vitest'
import { generate } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { documentOf } from './library-document.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const response = (name: string) => object({ data: reference(name), id: { type: 'string' } })

const schemas: JsonObject = {
  ...Object.fromEntries(
    ['Cat', 'Dog', 'Owl', 'BulkResult', 'Crow'].map((name) => [name, object({})] as [string, Json]),
  ),
  CatResponse: response('Cat'),
  DogResponse: response('Dog'),
  OwlResponse: response('Owl'),
  BulkResponse: response('BulkResult'),
  CrowResponse: { ...response('Crow'), maxProperties: 2 },
}

test('creates components that differ only in their content with one function, whatever their names', () => {
  const files = generate(documentOf(schemas))
  expect(files.get('schemas/shared.js')).toContain(
    '/** `{ data, id }` around a resource, such as `CatResponse`. */\nexport const responseOf = (data) =>',
  )
  const file = files.get('schemas/unused.js')
  expect(file).toContain("export const CatResponse = responseOf(Cat).openapi('CatResponse')")
  expect(file).toContain("export const BulkResponse = responseOf(BulkResult).openapi('BulkResponse')")
  expect(file).toContain('export const CrowResponse = fields({ data: Crow, id: z.string() }, { max: 2 })')
})
