import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generate } from '@channel/codegen'
import { expect, it, onTestFinished } from 'vitest'
import { generated, root } from '../command/paths.ts'
import { runInstalled } from '../command/run.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: Body; responses: Record<string, Body> }>>
  components: { schemas: Record<string, Schema> }
}

interface Body {
  content?: Record<string, { schema: Schema }>
}

const contract = join(root, 'packages/contract')

// Every request body and every resource of the contract gets a new field with a unique name. Then core is compiled once
// against it.
it('does not compile core when a body or a resource gets an optional field that core does not use', async () => {
  const document: Document = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
  const planted = [...plantFields(document), ...plantShownFields(document)]
  expect(planted).toContain('planted_updateContact')
  expect(planted).toContain('planted_sendMessage')
  expect(planted).toContain('planted_in_ContactState')
  expect(planted).toContain('planted_in_CreatedContact')
  const errors = await compileCore(generate(document as unknown as Record<string, unknown>, { source: 'spec/' }))
  const refused = new Set(errors.flatMap((error) => error.match(/planted_\w+/g) ?? []))
  expect([...refused].toSorted(), 'core compiles with a field that it does not use').toEqual(planted.toSorted())
  expect(errors.filter((error) => !error.includes('planted_'))).toEqual([])
  const statements = errors.filter((error) => !error.includes('does not use these fields')).join('\n')
  for (const operation of writing) {
    expect(statements, 'naming the field in the verb is enough').toContain(`planted_${operation}`)
  }
})

// Separate from the fields of resources: the compiler reports a field of a nested object before one of the view.
it('does not compile core when an object in a resource gets an optional field that core does not use', async () => {
  const document: Document = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
  const planted = plantNestedFields(document)
  expect(planted).toContain('planted_in_MessageMedia')
  expect(planted).toContain('planted_in_Message_error')
  const errors = await compileCore(generate(document as unknown as Record<string, unknown>, { source: 'spec/' }))
  const refused = new Set(errors.flatMap((error) => error.match(/planted_\w+/g) ?? []))
  expect([...refused].toSorted(), 'core compiles with a field that it does not use').toEqual(planted.toSorted())
})

/** The operations whose statements are tied to the body by `writtenColumns`. */
const writing = [
  ...['Contact', 'Customer', 'Label', 'WebhookSubscription'].flatMap((name) => [`create${name}`, `update${name}`]),
  'updateConversation',
  'createSetupLink',
]

/** Adds an optional field to the body of every operation. @returns the names of the fields */
function plantFields(document: Document): string[] {
  const { schemas } = document.components
  const follow = (schema: Schema): Schema => (schema.$ref ? follow(schemas[nameOf(schema)]!) : schema)
  const plant = (schema: Schema, field: string): void => {
    if (schema.properties) schema.properties[field] = { type: 'string', description: 'A field that no verb uses.' }
    else for (const part of schema.oneOf ?? schema.allOf ?? []) plant(follow(part), field)
  }
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => {
      const media = requestBody?.content?.['application/json']
      if (media === undefined) return []
      const field = `planted_${operationId}`
      // A separate schema, so that each operation that shares one is reported.
      const name = `PlantedBodyOf${operationId}`
      const own = structuredClone(follow(media.schema))
      schemas[name] = own
      media.schema = { $ref: `#/components/schemas/${name}` }
      plant(own, field)
      return [field]
    })
}

/** Adds an optional field to the schema of every stored resource that a response shows. @returns the names of the fields */
function plantShownFields(document: Document): string[] {
  return plantIn(new Map(shownResources(document).map((name) => [name, document.components.schemas[name]!])))
}

/** Adds an optional field to every innermost object of such a resource. @returns the names of the fields */
function plantNestedFields(document: Document): string[] {
  const follow = followIn(document)
  const objectIn = (schema: Schema) => follow(schema.oneOf?.[0] ?? schema)
  const objects = shownResources(document).flatMap((name) =>
    Object.entries(document.components.schemas[name]?.properties ?? {}).flatMap(([property, schema]) => {
      const object = objectIn(schema)
      const inside = Object.values(object?.properties ?? {})
      if (inside.length === 0 || inside.some((each) => objectIn(each)?.properties)) return []
      const named = schema.oneOf?.[0] ?? schema
      return [[named.$ref ? nameOf(named) : `${name}_${property}`, object!] as const]
    }),
  )
  return plantIn(new Map(objects))
}

function plantIn(schemas: ReadonlyMap<string, Schema>): string[] {
  return [...schemas].map(([name, { properties = {} }]) => {
    const field = `planted_in_${name}`
    properties[field] = { type: 'string', description: 'A field that no view writes.' }
    return field
  })
}

const followIn =
  ({ components: { schemas } }: Document) =>
  (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref === undefined ? schema : schemas[nameOf(schema)]

/** The names of the stored resources in responses. A schema without `created_at` is the result of a verb, not a row. */
function shownResources(document: Document): string[] {
  const { paths, components } = document
  const follow = followIn(document)
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const shown = operations.flatMap(({ responses }) =>
    ['200', '201', '202'].flatMap((status) => {
      const data = follow(responses[status]?.content?.['application/json']?.schema)?.properties?.data
      const resource = data?.items ?? data
      return resource?.$ref === undefined ? [] : [nameOf(resource), ...partsOf(follow(resource))]
    }),
  )
  return [...new Set(shown)].filter((name) => components.schemas[name]?.properties?.created_at !== undefined)
}

/** The names of the schemas that a schema extends. */
function partsOf(schema: Schema | undefined): string[] {
  return (schema?.allOf ?? []).flatMap((part) => (part.$ref === undefined ? [] : [nameOf(part)]))
}

function nameOf({ $ref = '' }: Schema): string {
  return $ref.split('/').at(-1)!
}

/** @returns the compiler's errors, each with the lines that explain it */
async function compileCore(files: ReadonlyMap<string, string>): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'planted-contract-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [file, text] of files) {
    const path = join(directory, 'src/generated', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const file of ['src/types.ts', 'src/known.ts']) copyFileSync(join(contract, file), join(directory, file))
  symlinkSync(join(contract, 'node_modules'), join(directory, 'node_modules'))
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noErrorTruncation: true,
      typeRoots: [join(root, 'node_modules/@types')],
      paths: { '@channel/contract/types': ['./src/types.ts'] },
    },
    include: [],
    files: ['testing/every-export.ts', 'generated/statement-rows.ts'].map((file) =>
      join(root, 'packages/core/src', file),
    ),
  }
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config))
  const { output } = await runInstalled('tsc', ['-p', directory, '--pretty', 'false'])
  return output.split(/\n(?=\S)/).filter((error) => error.includes('error TS'))
}
