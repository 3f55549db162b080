import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { compileDocument, DocumentError, loadDocument, type Problem } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'
import { parseFile } from '../src/read/parse-file.ts'
import { prepareDocument } from '../src/read/prepare-document.ts'
import { Problems } from '../src/read/problems.ts'
import { testDirectory } from './generate-modules.ts'

/** Writes files to a new directory and loads the first. */
async function load(files: Record<string, string>) {
  const directory = testDirectory()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
  const loaded = await loadDocument(join(directory, Object.keys(files)[0]!))
  const textOf = ({ level, position, pointer, message }: Problem) =>
    `${position?.file.slice(directory.length + 1)}:${position?.line}:${position?.column} ${pointer} ${level}: ${message}`
  return { loaded, document: loaded.document as JsonObject, textOf }
}

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const { loaded, textOf } = await load(files)
  try {
    return compileDocument(loaded, { strict: true }).warnings.map(textOf)
  } catch (error) {
    if (error instanceof DocumentError) return [...error.problems, ...error.warnings].map(textOf)
    throw error
  }
}

const head = "openapi: '3.1.0'\ninfo: { title: Pets, version: '1' }\n"
const reply = (schema: string) =>
  `responses: { 200: { description: All., content: { application/json: { schema: { $ref: '${schema}' } } } } }`

test('turns parts of other files into components named after files and pointers', async () => {
  const { document } = await load({
    'openapi.yaml': `${head}paths:
  /pets: { $ref: paths/pets.yaml }
components:
  schemas:
    Animal: { $ref: './schemas/animal.yaml' }
    Error: { type: string }
`,
    'paths/pets.yaml': `get:
  parameters: [{ $ref: '../shared.json#/parameters/limit' }]
  ${reply('../schemas/pet.yaml')}
`,
    'schemas/pet.yaml': `type: object
properties:
  kind: { $ref: animal.yaml }
  friends: { type: array, items: { $ref: '#' } }
  owner: { $ref: 'people.json#/definitions/Owner' }
  name: { $ref: 'people.json#/definitions/Owner/properties/name' }
  problem: { $ref: ../shared.json#/components/schemas/Error }
  known: { $ref: ../openapi.yaml#/components/schemas/Error }
`,
    'schemas/animal.yaml': 'enum: [cat, dog]\n',
    'schemas/people.json':
      '{"definitions":{"Owner":{"type":"object","properties":{"name":{"type":"string"},"pet":{"$ref":"pet.yaml"}}}}}',
    'shared.json':
      '{"parameters":{"limit":{"name":"limit","in":"query","schema":{"type":"integer"}}},"components":{"schemas":{"Error":{"type":"object"}}}}',
  })
  const { schemas, parameters, pathItems } = document.components as Record<string, JsonObject>
  expect(schemas).toEqual({
    Animal: { enum: ['cat', 'dog'] },
    Error: { type: 'string' },
    pet: {
      type: 'object',
      properties: {
        kind: { $ref: '#/components/schemas/Animal' },
        friends: { type: 'array', items: { $ref: '#/components/schemas/pet' } },
        owner: { $ref: '#/components/schemas/Owner' },
        name: { $ref: '#/components/schemas/people_name' },
        problem: { $ref: '#/components/schemas/shared_Error' },
        known: { $ref: '#/components/schemas/Error' },
      },
    },
    Owner: { type: 'object', properties: { name: { type: 'string' }, pet: { $ref: '#/components/schemas/pet' } } },
    people_name: { type: 'string' },
    shared_Error: { type: 'object' },
  })
  expect(Object.keys(parameters!)).toEqual(['limit'])
  expect(Object.keys(pathItems!)).toEqual(['pets'])
  expect(compileDocument(document).files.has('routes/default.js')).toBe(true)
})

test('loads lists of paths and components from other files', async () => {
  const { document } = await load({
    'openapi.yaml': `${head}paths: { $ref: paths/index.yaml }\ncomponents: { schemas: { $ref: schemas/index.yaml } }\n`,
    'paths/index.yaml': `/pets: { $ref: pets.yaml }\n`,
    'paths/pets.yaml': `get:\n  ${reply('../schemas/index.yaml#/Pet')}\n`,
    'schemas/index.yaml': 'Pet: { $ref: pet.yaml }\nName: { type: string }\n',
    'schemas/pet.yaml': 'type: object\nproperties: { name: { $ref: index.yaml#/Name } }\n',
  })
  expect(Object.keys(document.paths as JsonObject)).toEqual(['/pets'])
  expect((document.components as JsonObject).schemas).toMatchObject({
    Pet: { type: 'object' },
    Name: { type: 'string' },
  })
  expect(compileDocument(document).files.get('types.d.ts')).toContain('export interface Pet {')
})

test('copies maps that are references, as bundlers write them', async () => {
  const files = (type: string) => ({
    'openapi.yaml': `${head}paths:
  /pets:
    get: { operationId: a, responses: { 200: { description: '', headers: { $ref: '#/x-headers' }, content: { $ref: '#/x-content' } } } }
    put: { operationId: b, responses: { $ref: '#/paths/~1pets/get/responses' } }
components: { responses: { $ref: '#/x-responses' } }
x-headers: { X-Count: { schema: { type: integer } } }
x-content: { application/json: { schema: { type: ${type} } } }
x-responses: { Missing: { description: '' } }
`,
  })
  const { document } = await load(files('string'))
  const prepared = prepareDocument(document, new Problems()).document
  const responses = {
    200: {
      description: '',
      headers: { 'X-Count': { schema: { type: 'integer' } } },
      content: { 'application/json': { schema: { type: 'string' } } },
    },
  }
  expect(prepared.paths).toMatchObject({ '/pets': { get: { responses }, put: { responses } } })
  expect(prepared.components).toEqual({ responses: { Missing: { description: '' } } })
  const problem = '/x-content/application~1json/schema/type error: This must be one of'
  expect(await problemsOf(files('text'))).toEqual([expect.stringContaining(`openapi.yaml:9:44 ${problem}`)])
})

test('reports a map that contains a reference to itself', async () => {
  const headers = '{ A: { content: { text/plain: { encoding: { a: { headers: { $ref: "#/x-headers" } } } } } } }'
  const found = await problemsOf({
    'openapi.yaml': `${head}paths:
  /pets: { get: { operationId: a, responses: { 200: { description: '', headers: { $ref: '#/x-headers' } } } } }
x-headers: ${headers}
`,
  })
  expect(found[0]).toContain('encoding/a/headers/$ref error: The target of #/x-headers does not exist.')
})

test('resolves files in the mapping of a discriminator', async () => {
  const option = (name: string) => `type: object\nrequired: [kind]\nproperties: { kind: { const: ${name} } }\n`
  const { document } = await load({
    'openapi.yaml': `${head}paths: {}\ncomponents: { schemas: { Pet: { $ref: pet.yaml } } }\n`,
    'pet.yaml': `oneOf: [{ $ref: cat.yaml }, { $ref: dog.yaml }]
discriminator: { propertyName: kind, mapping: { cat: cat.yaml, dog: './dog.yaml' } }
`,
    'cat.yaml': option('cat'),
    'dog.yaml': option('dog'),
  })
  const { Pet } = (document.components as JsonObject).schemas as Record<string, JsonObject>
  expect(Pet!.discriminator).toEqual({
    propertyName: 'kind',
    mapping: { cat: '#/components/schemas/cat', dog: '#/components/schemas/dog' },
  })
})

test('reports problems at their position in the authored file', async () => {
  const found = await problemsOf({
    'openapi.yaml': `${head}paths:
  /pets: { $ref: paths/pets.json }
components:
  schemas:
    Pet-Name: &name
      type: string
      minLength: -1
    Alias: *name
`,
    'paths/pets.json': `{
  "get": {
    "operationId": "listPets", "tag": "pets",
    ${reply('../pet.yaml')
      .replaceAll(/(\$?\w+(?:\/json)?)(?=:)/g, '"$1"')
      .replaceAll("'", '"')
      .replace('All.', '"All."')}
  }
}`,
    'pet.yaml': 'type: object\nproperties:\n  name:\n    type: [whole]\n',
  })
  expect(found).toEqual([
    'openapi.yaml:9:7 /components/schemas/Pet-Name/minLength error: This must be a whole number that is not negative.',
    'openapi.yaml:9:7 /components/schemas/Alias/minLength error: This must be a whole number that is not negative.',
    'pet.yaml:4:5 /properties/name/type error: This must be one of null, boolean, number, integer, string, array, object, or an array of different ones.',
    "paths/pets.json:3:32 /get/tag warning: OpenAPI has no field 'tag' here.",
  ])
})

test.each([
  ['missing.yaml', 'unreadable-reference', 'missing.yaml cannot be read: ENOENT: no such file or directory.'],
  ['broken.yaml', 'unreadable-reference', /^broken.yaml cannot be read: 2:\d+: /],
  ['pet.yaml#/nowhere', 'unresolved-reference', 'The target of pet.yaml#/nowhere does not exist.'],
  [
    'https://example.com/pet.yaml',
    'remote-reference',
    'https://example.com/pet.yaml is a network address. References are not followed over the network.',
  ],
  [
    '//example.com/pet.yaml',
    'remote-reference',
    '//example.com/pet.yaml is a network address. References are not followed over the network.',
  ],
])('a reference to %s is refused with one error', async (reference, code, message) => {
  const { loaded } = await load({
    'openapi.yaml': `${head}paths:\n  /pets:\n    get:\n      ${reply(reference)}\n`,
    'pet.yaml': 'type: object\n',
    'broken.yaml': '{ a\n',
  })
  const errorOf = () => {
    try {
      return compileDocument(loaded, { strict: true })
    } catch (error) {
      return error as DocumentError
    }
  }
  expect(errorOf()).toMatchObject({ problems: [{ code, position: { line: 6 } }] })
  expect((errorOf() as DocumentError).problems[0]!.message).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

test.each(['a%2Fpet.yaml', 'pet%ZZ.yaml'])('a reference to %s, which is not a path, is refused', async (reference) => {
  const problems = await problemsOf({
    'openapi.yaml': `${head}paths:\n  /pets:\n    get:\n      ${reply(reference)}\n`,
  })
  expect(problems).toContainEqual(
    expect.stringContaining(`error: "${reference}" is not a reference into this document`),
  )
})

test('keeps a percent sign in the name of a part of another file', async () => {
  const { loaded, document } = await load({
    'openapi.yaml': `${head}paths:\n  /pets:\n    get:\n      operationId: getPets\n      ${reply('all.yaml#/a%25b')}\n`,
    'all.yaml': "a%b: { type: object, properties: { next: { $ref: '#/a%25b' } } }\n",
  })
  expect((document.components as JsonObject).schemas).toEqual({
    'a%b': { type: 'object', properties: { next: { $ref: '#/components/schemas/a%25b' } } },
  })
  expect(compileDocument(loaded).warnings).toEqual([])
})

const aliasBomb = `a: &a [x]\n${Array.from('bcdefghijk', (name, index) => {
  const before = 'abcdefghijk'[index]
  return `${name}: &${name} [${`*${before}, `.repeat(9)}]\n`
}).join('')}`

test.each([
  ['an anchor that contains its own alias', 'a.yaml', 'A: &a { next: *a }\n', ': An anchor contains its own alias.'],
  ['aliases that expand to millions of values', 'a.yaml', aliasBomb, ': The aliases expand to too large a document.'],
  ['several YAML documents', 'a.yaml', 'a: 1\n---\nb: 2\n', ': The file has several YAML documents.'],
  ['YAML that is nested too deep', 'a.yaml', `a: ${'['.repeat(20_000)}`, 'The document is nested too deep.'],
  ['a repeated key in YAML', 'a.yaml', 'a: 1\nb: 2\na: 3\n', ':3:1: This key is repeated.'],
  [
    'a repeated key in JSON',
    'a.json',
    '{"a":"\\"}",\n "b":[{"a":1},{"x":{}, "\\u0078" : 2}]}',
    ':2:24: This key is repeated.',
  ],
  ['a repeated __proto__', 'a.json', '{"__proto__":1,"__proto__":2}', ':1:16: This key is repeated.'],
  ['UTF-16', 'a.json', Buffer.from('\uFEFF{}', 'utf16le'), ': The file is not UTF-8 text.'],
])('refuses %s', (_what, name, text, reason) => {
  const path = join(testDirectory(), name)
  writeFileSync(path, text)
  expect(() => parseFile(path)).toThrow(reason)
})

test('accepts equal keys of different objects, and texts that look like keys', () => {
  const text = '{"a":{"a":"\\"b\\":"},"b":["a","a",{"a":"a"},{"a" : 1}]}'
  const path = join(testDirectory(), 'a.json')
  writeFileSync(path, text)
  expect(parseFile(path).value).toEqual(JSON.parse(text))
})

test('supports YAML merge keys and many uses of an anchor', async () => {
  const uses = Array.from({ length: 300 }, (_, index) => `    S${index}: *base\n`).join('')
  const { document } = await load({
    'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    Base: &base { type: string }\n    Long: { <<: *base, minLength: 3 }\n${uses}`,
  })
  expect((document.components as JsonObject).schemas).toMatchObject({
    Long: { type: 'string', minLength: 3 },
    S299: {},
  })
})

test.each([
  ['openapi.json', '{"components":{"schemas":{"A":{"$ref" : "#/components/schemas/B"}}}}', false],
  ['openapi.json', '{"components":{"schemas":{"A":{"$ref":"b.json"}}}}', true],
  ['openapi.yaml', "components: { schemas: { A: { $ref: '#/components/schemas/B' } } }", false],
  ['openapi.yaml', 'components: { schemas: { A: { "$ref": b.yaml } } }', true],
  ['openapi.yaml', 'components: { schemas: { A: { $ref:\n  b.yaml } } }', true],
])('%s: %s may refer to other files: %s', (name, text, mayReferToFiles) => {
  const path = join(testDirectory(), name)
  writeFileSync(path, text)
  expect(parseFile(path).mayReferToFiles).toBe(mayReferToFiles)
})

test('counts columns of JSON in UTF-16 units, as editors do', async () => {
  const title = JSON.stringify({ 'é – \u{1f600}\\"': 1 }).slice(1, -1)
  const text = `\uFEFF{\n  "openapi": "3.1.0", "info": { ${title} }, "mistake": 1, "paths": {} }`
  const { line, column } = { line: 2, column: text.split('\n')[1]!.indexOf('"mistake"') + 1 }
  expect(await problemsOf({ 'openapi.json': text })).toContain(
    `openapi.json:${line}:${column} /mistake warning: OpenAPI has no field 'mistake' here.`,
  )
})

test.each<[string, unknown]>([
  [
    'a: 0x1F\nb: 0o17\nc: 017\nd: 1_000\ne: .5\nf: 1e3\ng: +1',
    { a: 31, b: 15, c: 17, d: '1_000', e: 0.5, f: 1000, g: 1 },
  ],
  [
    'a: yes\nb: TRUE\nc: ~\nd:\ne: 2020-01-01\nf: 1.10',
    { a: 'yes', b: true, c: null, d: null, e: '2020-01-01', f: 1.1 },
  ],
  ['%YAML 1.1\n---\na: yes', { a: true }],
  ['1: a\ntrue: b\n200: c', { 1: 'a', 200: 'c', true: 'b' }],
  ['a: >-\n  x\n  y\nb: |\n  x\n', { a: 'x y', b: 'x\n' }],
])('reads YAML 1.2: %j', (text, value) => {
  const path = join(testDirectory(), 'a.yaml')
  writeFileSync(path, text)
  expect(parseFile(path).value).toEqual(value)
})
