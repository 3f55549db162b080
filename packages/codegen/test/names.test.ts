import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { compileDocument } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { generateModules } from './generate-modules.ts'
import { hardNames, modules } from './names.fixtures.ts'

afterAll(modules.remove)

test('derives unique constants for components whose names are not identifiers', async () => {
  const [parameters, headers, responses, things] = await Promise.all(
    ['parameters.js', 'headers.js', 'responses.js', 'routes/things.js'].map(modules.load),
  )
  expect(Object.keys(parameters).sort()).toEqual(['Class', 'PageSize'])
  expect(Object.keys(headers)).toEqual(['XId'])
  expect(responses).toMatchObject({
    NotAllowed: { description: 'C' },
    NotAllowed2: { description: 'A' },
    NotAllowed3: { description: 'B' },
    Response404: { description: 'D' },
  })
  const { 403: forbidden, 404: missing, 409: conflict, 410: gone } = things.listThings.responses
  expect([forbidden, missing, conflict, gone].map(({ description }) => description)).toEqual(['A', 'D', 'B', 'C'])
  expect(Object.keys(things.listThings.request.query.shape)).toEqual(['size', 'class'])
})

describe('hard names', () => {
  test.each(['js', 'ts'] as const)('result in modules that can be imported: %s', async (output) => {
    const modules = generateModules(hardNames(), { output })
    onTestFinished(modules.remove)
    const [schemas, { routes }] = await Promise.all([`schemas.${output}`, `routes.${output}`].map(modules.load))
    expect(Object.keys(schemas)).toHaveLength(Object.keys((hardNames().components as JsonObject).schemas!).length)
    expect(schemas).toMatchObject({ AB: {}, AB2: {}, AB3: {}, AB4: {}, Class: {}, Schema1st: {}, 用户: {}, größe: {} })
    for (const [id, route] of Object.entries<JsonObject>(routes)) expect(route.operationId).toBe(id)
    expect(Object.keys(routes)).toEqual(
      expect.arrayContaining(['get/it', 'get it', 'getIt', 'postIds3', '2fa', 'выход', 'postIds8', 'getP0']),
    )
  })

  test('result in a file per tag, even if tags differ only in case', () => {
    const { files } = compileDocument(hardNames())
    const routes = [...files.keys()].filter((file) => /^routes\/.*\.js$/.test(file)).sort()
    const names = [
      '1-click',
      'default',
      'index',
      Array(12).fill('long').join('-'),
      'one-two',
      'one-two2',
      'one-two3',
      'tag-con',
      'tag-shared',
      'tag-unnamed',
      '用户',
    ]
    expect(routes).toEqual(names.map((name) => `routes/${name}.js`))
  })

  test('are converted independently of their order in the document', () => {
    const { paths, components, ...rest } = hardNames()
    const reversed = (value: Json | undefined) => Object.fromEntries(Object.entries(value as JsonObject).reverse())
    const schemas = reversed((components as JsonObject).schemas)
    const other = compileDocument({ ...rest, paths: reversed(paths), components: { schemas } })
    const wordsOf = (files: Map<string, string>) => [...files.values()].flatMap((text) => text.split(/[\s,']+/)).sort()
    expect(wordsOf(other.files)).toEqual(wordsOf(compileDocument(hardNames()).files))
  })
})

test('keeps the authored name of a renamed schema in the emitted document and in discriminators', async () => {
  const option = (name: string) => ({ type: 'object', required: ['kind'], properties: { kind: { const: name } } })
  const refs = ['cat-a', 'dog-b'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const schemas = {
    'cat-a': option('cat-a'),
    'dog-b': option('dog-b'),
    Pet: { oneOf: refs, discriminator: { propertyName: 'kind' } },
  }
  const pets = generateModules({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {},
    components: { schemas },
  })
  const text = compileDocument({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {},
    components: { schemas },
  })
  const { Pet, CatA } = await pets.load('schemas.js')
  pets.remove()
  expect(Pet.safeParse({ kind: 'cat-a' }).success).toBe(true)
  expect(CatA.safeParse({ kind: 'dog-b' }).success).toBe(false)
  expect(text.files.get('schemas/unused.js')).toContain(".openapi('cat-a')")
})
