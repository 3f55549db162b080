import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { compileDocument, DocumentError, loadDocument, type Problem } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'
import { testDirectory } from './generate-modules.ts'

const document = `openapi: 3.1.0
info: { title: Books, version: '1' }
servers: &servers
  - { url: https://one.example }
  - { url: https://two.example }
  - { url: https://three.example }
x-servers: *servers
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      responses: { 200: { description: All. } }
  /internal:
    x-internal: true
    get: { operationId: inspect, responses: { 200: { description: All. } } }
components:
  schemas:
    Book: { type: object, properties: { title: { type: string } } }
`

const overlay = (actions: string, version = '1.1.0') =>
  `overlay: ${version}\ninfo: { title: Changes, version: '1' }\nactions:\n${actions}`

function write(files: Record<string, string>) {
  const directory = testDirectory()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  const textOf = ({ level, position, message }: Problem) =>
    `${position?.file.slice(directory.length + 1)}:${position?.line}:${position?.column} ${level}: ${message}`
  return { pathOf: (name: string) => join(directory, name), textOf }
}

/** Loads the document with overlays in this order. */
async function overlaid(...overlays: string[]): Promise<JsonObject> {
  const names = overlays.map((_, index) => `${index}.yaml`)
  const { pathOf } = write({
    'openapi.yaml': document,
    ...Object.fromEntries(overlays.map((text, index) => [`${index}.yaml`, text])),
  })
  const loaded = await loadDocument(pathOf('openapi.yaml'), { overlays: names.map(pathOf) })
  return loaded.document as JsonObject
}

/** The problems of the document with an overlay. */
async function problemsOf(text: string): Promise<string[]> {
  const { pathOf, textOf } = write({ 'openapi.yaml': document, 'overlay.yaml': text })
  try {
    const loaded = await loadDocument(pathOf('openapi.yaml'), { overlays: [pathOf('overlay.yaml')] })
    return compileDocument(loaded, { strict: true }).warnings.map(textOf)
  } catch (error) {
    if (error instanceof DocumentError) return [...error.problems, ...error.warnings].map(textOf)
    throw error
  }
}

it('merges objects, concatenates arrays and replaces scalars', async () => {
  const { info, paths } = await overlaid(
    overlay(`  - target: $
    update: { info: { title: Novels, license: { name: MIT } } }
  - target: $.paths['/books'].get
    update: { tags: [novels], responses: { 404: { description: None. } } }
  - target: $.paths.*.get.operationId
    update: renamed
`),
  )
  expect(info).toEqual({ title: 'Novels', version: '1', license: { name: 'MIT' } })
  expect(paths).toMatchObject({
    '/books': {
      get: { operationId: 'renamed', tags: ['books', 'novels'], responses: { 404: { description: 'None.' } } },
    },
    '/internal': { get: { operationId: 'renamed' } },
  })
})

it('removes all values that a filter selects, from objects and arrays', async () => {
  const { paths, servers } = await overlaid(
    overlay(`  - { target: "$.paths[?@['x-internal'] == true]", remove: true }
  - { target: "$.servers[?search(@.url, 'one|two')]", remove: true }
`),
  )
  expect(Object.keys(paths as object)).toEqual(['/books'])
  expect(servers).toEqual([{ url: 'https://three.example' }])
})

it('changes a value without those that share its YAML alias', async () => {
  const changed = await overlaid(overlay('  - { target: "$.servers[0]", update: { url: https://new.example } }\n'))
  expect([changed.servers, changed['x-servers']]).toMatchObject([
    [{ url: 'https://new.example' }, {}, {}],
    [{ url: 'https://one.example' }, {}, {}],
  ])
})

it('copies a value, and applies actions and overlays in their order', async () => {
  const { components } = await overlaid(
    overlay(`  - { target: $.components.schemas, update: { Novel: {} } }
  - { target: $.components.schemas.Novel, copy: $.components.schemas.Book }
`),
    overlay('  - { target: $.components.schemas.Novel, update: { description: A long book. } }\n'),
  )
  expect(components).toMatchObject({ schemas: { Book: { type: 'object' }, Novel: { type: 'object' } } })
  expect((components as JsonObject).schemas).toHaveProperty('Novel.description', 'A long book.')
  expect((components as JsonObject).schemas).not.toHaveProperty('Book.description')
})

it.each([
  ['1.0.0', [['a', 'b'], 'c']],
  ['1.1.0', ['a', 'b', 'c']],
])('appends an array as version %s says', async (version, added) => {
  const actions = '  - { target: $.servers, update: [a, b] }\n  - { target: $.servers, update: c }\n'
  const { servers } = await overlaid(overlay(actions, version))
  expect((servers as unknown[]).slice(3)).toEqual(added)
})

it('keeps a property named __proto__', async () => {
  const { info } = await overlaid(overlay('  - target: $.info\n    update: { __proto__: { a: 1 }, x-b: {} }\n'))
  expect(Object.keys(info as object)).toContain('__proto__')
  expect(Object.getPrototypeOf(info)).toBe(Object.prototype)
})

it('resolves references of an overlay relative to the document', async () => {
  const { pathOf } = write({
    'openapi.json': JSON.stringify({ openapi: '3.1.0', components: { schemas: {} } }),
    'overlay.yaml': overlay("  - { target: $.components.schemas, update: { Pet: { $ref: './pet.yaml' } } }\n"),
    'pet.yaml': 'type: string\n',
  })
  const loaded = await loadDocument(pathOf('openapi.json'), { overlays: [pathOf('overlay.yaml')] })
  expect(loaded.document).toMatchObject({ components: { schemas: { Pet: { type: 'string' } } } })
  expect(loaded.files).toEqual(['openapi.json', 'pet.yaml', 'overlay.yaml'].map(pathOf))
})

it('reports problems of the changed document where they are written', async () => {
  const actions = `  - target: $.components.schemas.Book.properties
    update:
      title: { minLength: many }
  - { target: "$.servers[0]", remove: true }
  - target: $.paths
    update:
      /new:
        get: { operationId: getNew, responses: { 200: { $ref: '#/components/responses/None' } } }
`
  expect(await problemsOf(overlay(actions))).toEqual([
    'overlay.yaml:6:16 error: This must be a whole number that is not negative.',
    'overlay.yaml:11:57 error: The target of #/components/responses/None does not exist.',
  ])
})

it('names an overlay by the path that was given', async () => {
  const text = overlay(
    '  - { target: $.nothing, remove: true }\n  - { target: $.components.schemas.Book, update: { minimum: 1 } }\n',
  )
  const { pathOf } = write({ 'openapi.yaml': document, 'overlay.yaml': text })
  const path = relative('', pathOf('overlay.yaml'))
  const loaded = await loadDocument(pathOf('openapi.yaml'), { overlays: [path] })
  expect(compileDocument(loaded).warnings.map(({ position }) => position?.file)).toEqual([path, path])
})

it('finds the position of an item after a removed one', async () => {
  const { pathOf, textOf } = write({
    'openapi.yaml': `openapi: 3.1.0
info: { title: Books, version: '1' }
paths: {}
components:
  schemas:
    Book:
      anyOf:
        - type: string
        - type: null
        - minLength: many
        - type: number
`,
    'overlay.yaml': overlay(`  - { target: "$..anyOf[1]", remove: true }
  - { target: "$..anyOf[0]", remove: true }
`),
  })
  const loaded = await loadDocument(pathOf('openapi.yaml'), { overlays: [pathOf('overlay.yaml')] })
  const found = (() => {
    try {
      return compileDocument(loaded, { strict: true }).warnings
    } catch (error) {
      return (error as DocumentError).problems
    }
  })()
  expect(found.map(textOf)).toEqual(['openapi.yaml:10:11 error: This must be a whole number that is not negative.'])
})

it.each([
  ['overlay: 2.0.0', '1:1 error: This must be an overlay of version 1.0 or 1.1.'],
  ['openapi: 3.1.0', '1:1 error: This must be an overlay of version 1.0 or 1.1.'],
  ['overlay: 1.0.0', "1:1 error: 'actions' must be an array."],
  ['overlay: 1.0.0\nactions: [{ update: 1 }]', "2:11 error: 'target' must be a JSONPath."],
  [overlay('  - { target: $.info, remove: yes }'), "4:23 error: 'remove' must be true or false."],
  [
    overlay('  - { target: $.info, update: [1] }'),
    '4:23 error: This is an array, and the value in the document is an object: they cannot be merged.',
  ],
  [
    overlay('  - { target: $, update: { info: { title: { a: 1 } } } }'),
    '4:36 error: This is an object, and the value in the document is a scalar: they cannot be merged.',
  ],
  [overlay('  - { target: "$.info[", remove: true }'), '4:7 error: This is not a JSONPath: '],
  [overlay('  - { target: $, remove: true }'), '4:7 error: The whole document cannot be removed.'],
  [
    overlay('  - { target: "$.info.*", update: 1 }\n  - { target: "$..tags[0]", copy: $.paths.* }'),
    "5:29 error: 'copy' must select one value; it selects 2.",
  ],
  [
    overlay('  - { target: "$.paths[*]", update: { x-a: 1 } }\n  - { target: "$..*", update: 1 }'),
    '5:7 error: The target selects values of different kinds.',
  ],
  [
    overlay('  - { target: $.pathz, remove: true }'),
    '4:7 warning: The target selects nothing, so this action has no effect.',
  ],
  [
    overlay('  - { target: $.info }'),
    '4:5 warning: An action needs one of update, copy and remove: true. This one has no effect.',
  ],
  [
    overlay('  - { target: $.info, remove: false, updat: 1, update: {} }'),
    "4:38 warning: The action has no field 'updat', so it has no effect.",
  ],
])('reports a fault of an overlay with its position: %s', async (text, expected) => {
  const problems = await problemsOf(text)
  expect(problems.find((each) => each.startsWith('overlay.yaml'))).toContain(`overlay.yaml:${expected}`)
})
