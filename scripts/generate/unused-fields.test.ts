import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generate } from '@channel/codegen'
import { expect, it, onTestFinished } from 'vitest'
import { generated, root } from '../command/places.ts'
import { runInstalled } from '../command/run.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  allOf?: Schema[]
  [keyword: string]: unknown
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: { content: Record<string, Media> } }>>
  components: { schemas: Record<string, Schema> }
}

interface Media {
  schema: Schema
}

const contract = join(root, 'packages/contract')

// The contract gets a new field in every request body, of a name of its own, and core is compiled against it.
it('does not compile core when a request body gets a field that its verb does not use', async () => {
  const document: Document = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
  const planted = plantFields(document)
  expect(planted).toContain('planted_updateContact')
  expect(planted).toContain('planted_sendMessage')
  const errors = await compileCore(generate(document as unknown as Record<string, unknown>, { source: 'spec/' }))
  const refused = new Set(errors.flatMap((error) => error.match(/planted_\w+/g) ?? []))
  expect([...refused].toSorted(), 'a verb compiles with a field that it does not use').toEqual(planted.toSorted())
  expect(errors.filter((error) => !error.includes('planted_'))).toEqual([])
})

/** Adds an optional field to the body of every operation. @returns the names of the fields */
function plantFields(document: Document): string[] {
  const { schemas } = document.components
  const follow = (schema: Schema): Schema => (schema.$ref ? follow(schemas[schema.$ref.split('/').at(-1)!]!) : schema)
  const plant = (schema: Schema, field: string): void => {
    if (schema.properties) schema.properties[field] = { type: 'string', description: 'A field that no verb uses.' }
    else for (const part of schema.oneOf ?? schema.allOf ?? []) plant(follow(part), field)
  }
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => {
      const media = requestBody?.content['application/json']
      if (media === undefined) return []
      const field = `planted_${operationId}`
      // A schema of its own: operations that share one must each be noticed.
      const name = `PlantedBodyOf${operationId}`
      const own = structuredClone(follow(media.schema))
      schemas[name] = own
      media.schema = { $ref: `#/components/schemas/${name}` }
      plant(own, field)
      return [field]
    })
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
  copyFileSync(join(contract, 'src/types.ts'), join(directory, 'src/types.ts'))
  symlinkSync(join(contract, 'node_modules'), join(directory, 'node_modules'))
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noErrorTruncation: true,
      typeRoots: [join(root, 'node_modules/@types')],
      paths: { '@channel/contract/types': ['./src/types.ts'] },
    },
    include: [],
    files: [join(root, 'packages/core/src/index.ts')],
  }
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config))
  const { output } = await runInstalled('tsc', ['-p', directory, '--pretty', 'false'])
  return output.split(/\n(?=\S)/).filter((error) => error.includes('error TS'))
}
