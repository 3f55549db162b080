import { expect, test } from 'vitest'
import { generate } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const holding = (...names: string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name.toLowerCase(), reference(name)])),
})
const returning = (tag: string, name: string): JsonObject => ({
  get: {
    operationId: `get${name}`,
    tags: [tag],
    security: [],
    responses: { '200': { description: 'OK', content: { 'application/json': { schema: reference(name) } } } },
  },
})

/** Maps each component to the file where it is printed. */
function homesIn(schemas: JsonObject, paths: JsonObject): Record<string, string> {
  const document = { openapi: '3.1.0', info: { title: 'Groups', version: '1' }, paths, components: { schemas } }
  const files = [...generate(document satisfies Json)].filter(([file]) => /^schemas\/.*\.js$/.test(file))
  const homes = files.flatMap(([file, text]) =>
    [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => [name!, file.slice('schemas/'.length, -3)]),
  )
  return Object.fromEntries(homes)
}

test('moves a response that would cause an import cycle to the file of its content', () => {
  const schemas = {
    Hook: holding(),
    HookTest: holding('Delivery'),
    Delivery: holding(),
    DeliveryView: holding('Delivery', 'Hook'),
  }
  const paths = {
    '/hook': returning('hooks', 'Hook'),
    '/test': returning('hooks', 'HookTest'),
    '/delivery': returning('deliveries', 'Delivery'),
    '/view': returning('deliveries', 'DeliveryView'),
  }
  expect(homesIn(schemas, paths)).toEqual({
    Hook: 'hooks',
    Delivery: 'deliveries',
    DeliveryView: 'deliveries',
    HookTest: 'deliveries',
  })
})

test('shares the smallest component of any other import cycle', () => {
  const schemas = {
    A: holding('B', 'AId'),
    AId: { type: 'string' },
    B: holding(),
    BOfA: holding('B', 'AId'),
  }
  const paths = { '/a': returning('as', 'A'), '/b': returning('bs', 'B'), '/of': returning('bs', 'BOfA') }
  const homes = homesIn(schemas, paths)
  expect(homes).toMatchObject({ A: 'as', BOfA: 'bs' })
  expect(Object.values(homes).filter((file) => file === 'shared')).toHaveLength(1)
})

test('keeps what no operation uses out of the files that routes import', () => {
  const schemas = { Event: holding('Pet', 'Detail'), Detail: holding(), Pet: holding() }
  expect(homesIn(schemas, { '/pet': returning('pets', 'Pet') })).toEqual({
    Pet: 'pets',
    Detail: 'unused',
    Event: 'unused',
  })
})
