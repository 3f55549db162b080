import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { compileDocument, type DocumentError, loadDocument } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { generateModules, testDirectory } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

type Schemas = Readonly<Record<string, z.ZodType>>

async function schemasOf(document: unknown): Promise<Schemas> {
  const modules = generateModules(document)
  onTestFinished(modules.remove)
  return modules.load('schemas.js')
}

const fits = (schema: z.ZodType | undefined, value: unknown) => schema!.safeParse(value).success

const text = { type: 'string' }
const number = { type: 'number' }

/** Lists of any items, of numbers and of texts, as in the OpenAPI specification. */
const generics: JsonObject = {
  List: {
    $id: 'list',
    type: 'array',
    items: { $dynamicRef: '#item' },
    $defs: { any: { $dynamicAnchor: 'item' } },
  },
  Numbers: { $id: 'numbers', $ref: 'list', $defs: { own: { $dynamicAnchor: 'item', ...number } } },
  Texts: { $id: 'texts', $ref: 'list', $defs: { own: { $dynamicAnchor: 'item', ...text } } },
  Box: { $id: 'box', properties: { numbers: { $ref: 'numbers' }, texts: { $ref: 'texts' } } },
}

test('an anchor and an $id name a schema anywhere in the document', async () => {
  const { Pet, Home, Shop } = await schemasOf(
    documentOf({
      Pet: {
        $id: 'https://example.com/pet',
        properties: { name: { $anchor: 'name', type: 'string' }, friend: { $ref: '#' } },
      },
      Home: {
        properties: { pet: { $ref: 'https://example.com/pet' }, name: { $ref: 'https://example.com/pet#name' } },
      },
      Shop: { properties: { name: { $ref: '#here' } }, $defs: { own: { $anchor: 'here', type: 'number' } } },
    }),
  )
  expect(fits(Pet, { friend: { name: 'Tom' } })).toBe(true)
  expect(fits(Pet, { friend: { name: 1 } })).toBe(false)
  expect(fits(Home, { pet: { name: 'Tom' }, name: 'Tom' })).toBe(true)
  expect([{ pet: { name: 1 } }, { name: 1 }].map((value) => fits(Home, value))).toEqual([false, false])
  expect([{ name: 1 }, { name: 'a' }].map((value) => fits(Shop, value))).toEqual([true, false])
})

test('a reference is relative to the $id around it, or else to the document', async () => {
  const { Pet } = await schemasOf(
    documentOf({
      Name: text,
      Pet: {
        $id: 'https://example.com/pet.json',
        $defs: { Name: number, Kind: { $id: 'kind.json', enum: ['cat'] } },
        properties: { a: { $ref: '#/$defs/Name' }, b: { $ref: '#/components/schemas/Name' }, c: { $ref: 'kind.json' } },
      },
    }),
  )
  expect(fits(Pet, { a: 1, b: 'b', c: 'cat' })).toBe(true)
  expect([{ a: 'a' }, { b: 1 }, { c: 'dog' }].map((value) => fits(Pet, value))).toEqual([false, false, false])
})

test('values and names of properties are no identifiers', async () => {
  const { Link } = await schemasOf(
    documentOf({
      Link: {
        properties: { $id: text, $ref: text, $anchor: { const: { $anchor: 'a', $ref: '#a' } } },
        examples: [{ $id: 'x', $ref: '#nowhere' }],
      },
    }),
  )
  expect(fits(Link, { $id: 'a', $ref: 'b', $anchor: { $anchor: 'a', $ref: '#a' } })).toBe(true)
})

test('a dynamic reference means the anchor of the outermost schema', async () => {
  const { List, Numbers, Texts, Box } = await schemasOf(documentOf(generics))
  const values = [[1], ['a']]
  const verdicts = [List, Numbers, Texts].map((schema) => values.map((value) => fits(schema, value)))
  expect(verdicts).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ])
  expect(fits(Box, { numbers: [1], texts: ['a'] })).toBe(true)
  expect(fits(Box, { numbers: ['a'] }) || fits(Box, { texts: [1] })).toBe(false)
})

test('a schema that is reached in two ways has a type for each', () => {
  const { files } = compileDocument(documentOf(generics))
  const types = files.get('types.d.ts')!
  expect(types).toMatch(/type Numbers_List = readonly number\[\]/)
  expect(types).toMatch(/type Texts_List = readonly string\[\]/)
  expect(types).toMatch(/type List = readonly unknown\[\]/)
})

test('a schema that contains itself need not be a component', async () => {
  const { Tree } = await schemasOf(
    documentOf({
      Tree: {
        $ref: '#/components/schemas/Tree/$defs/node',
        $defs: { node: { properties: { next: { $ref: '#node' } }, $anchor: 'node', type: 'object' } },
      },
    }),
  )
  expect(fits(Tree, { next: { next: {} } })).toBe(true)
  expect(fits(Tree, { next: { next: 1 } })).toBe(false)
})

async function load(files: Readonly<Record<string, Json>>) {
  const directory = testDirectory()
  for (const [name, value] of Object.entries(files)) writeFileSync(join(directory, name), JSON.stringify(value))
  return loadDocument(join(directory, Object.keys(files)[0]!))
}

test('anchors, $id and generics work across files', async () => {
  const { List, ...others } = generics
  const loaded = await load({
    'openapi.json': documentOf({
      ...others,
      List: { $ref: 'list.json' },
      Numbers: { $id: 'numbers', $ref: 'list.json', $defs: { own: { $dynamicAnchor: 'item', ...number } } },
      Texts: { $id: 'texts', $ref: 'list.json', $defs: { own: { $dynamicAnchor: 'item', ...text } } },
      Name: { $ref: 'pets.json#name' },
      Kind: { $ref: 'https://example.com/kind' },
    }),
    'list.json': { type: 'array', items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: 'item' } } },
    'pets.json': {
      $defs: { name: { $anchor: 'name', type: 'string' }, kind: { $id: 'https://example.com/kind', type: 'number' } },
    },
  })
  const { Box, Name, Kind } = await schemasOf(loaded)
  expect(fits(Box, { numbers: [1], texts: ['a'] })).toBe(true)
  expect(fits(Box, { numbers: ['a'] }) || fits(Box, { texts: [1] })).toBe(false)
  expect([fits(Name, 'a'), fits(Name, 1), fits(Kind, 1), fits(Kind, 'a')]).toEqual([true, false, true, false])
})

test('a problem in a copied schema is reported once, at its place in the document', () => {
  const { List, ...others } = generics
  const wrong = { ...(List as JsonObject), minItems: -1 }
  let problems: unknown
  try {
    compileDocument(documentOf({ List: wrong, ...others }), { strict: true })
  } catch (error) {
    problems = (error as DocumentError).problems.map(({ pointer }) => pointer)
  }
  expect(problems).toEqual(['/components/schemas/List/minItems'])
})

test('names the anchors and files that do not exist', async () => {
  const loaded = await load({
    'openapi.json': documentOf({
      A: { $ref: 'pets.json#nobody' },
      B: { $ref: 'nowhere.json#a' },
      C: { $ref: '#nobody' },
    }),
    'pets.json': {},
  })
  let messages: unknown
  try {
    compileDocument(loaded, { strict: true })
  } catch (error) {
    messages = (error as DocumentError).problems.map(({ message }) => message)
  }
  expect(messages).toEqual([
    'The target of pets.json#nobody does not exist.',
    expect.stringMatching(/nowhere\.json.*ENOENT/),
    'The target of #nobody does not exist.',
  ])
})

test('refuses anchors whose combinations need too many copies', () => {
  const names = Array.from({ length: 20 }, (_each, index) => `a${index}`)
  const anchor = (name: string, value: Json) => [name, { $dynamicAnchor: name, const: value }]
  const schemas: [string, Json][] = names.flatMap((name, index) => {
    const next = { $ref: index === names.length - 1 ? 'end' : `${names[index + 1]}-0` }
    const other = { $ref: index === names.length - 1 ? 'end' : `${names[index + 1]}-1` }
    return [0, 1].map((own): [string, Json] => [
      `${name}-${own}`,
      { $id: `${name}-${own}`, properties: { next, other }, $defs: Object.fromEntries([anchor(name, own)]) },
    ])
  })
  const end = {
    $id: 'end',
    items: names.map((name) => ({ $dynamicRef: `#${name}` }))[0]!,
    allOf: names.map((name) => ({ $dynamicRef: `#${name}` })),
    $defs: Object.fromEntries(names.map((name) => anchor(name, 2))),
  }
  expect(() => compileDocument(documentOf({ ...Object.fromEntries(schemas), End: end }), { strict: true })).toThrow(
    /more than 1000 copies/,
  )
})
