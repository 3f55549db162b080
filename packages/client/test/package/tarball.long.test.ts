import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PackedPackage, readTarball } from '../../../../scripts/package/test/read-tarball.ts'
import { checkTypes, compileExamples, ourTsc, strict, testedProgram } from './compile-examples.ts'
import { EmptyProject } from './empty-project.ts'
import { hoversOf } from './hovers-of.ts'
import { readmeExamples } from './runtimes/readme-examples.ts'

let project: EmptyProject
let packed: PackedPackage

beforeAll(async () => {
  project = await EmptyProject.create()
  packed = await readTarball(project.tarball, '@channel/client')
})
afterAll(() => project.remove())

test('publint finds nothing', async () => {
  expect(await packed.lint()).toEqual([])
})

test('arethetypeswrong finds nothing but that the package is ESM', async () => {
  expect(await packed.judgeTypes()).toEqual([])
})

test('depends on openapi-fetch alone, its queries on TanStack Query, and its tests on msw', () => {
  expect(packed.manifest.dependencies).toEqual({ 'openapi-fetch': '0.17.0' })
  expect(Object.keys(packed.manifest.peerDependencies ?? {}).sort()).toEqual(['@tanstack/react-query', 'msw'])
  expect(packed.manifest.peerDependenciesMeta).toEqual({
    '@tanstack/react-query': { optional: true },
    msw: { optional: true },
  })
  expect(packagesOf('dist/index')).toEqual(['openapi-fetch'])
  expect(packagesOf('dist/webhooks')).toEqual([])
  expect(packagesOf('dist/query', '.js')).toEqual([])
  expect(packagesOf('dist/query')).toEqual(['@tanstack/react-query', 'openapi-fetch'])
  expect(packagesOf('dist/testing/index')).toEqual(['msw'])
})

/** The packages that an entry imports: by default its JavaScript and its declarations. */
function packagesOf(entry: string, ...extensions: readonly string[]): string[] {
  const found = (extensions.length > 0 ? extensions : ['.js', '.d.ts']).flatMap((extension) =>
    importedBy(entry, extension, new Set()),
  )
  return [...new Set(found)].sort()
}

function importedBy(file: string, extension: string, seen: Set<string>): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = String(packed.files.get(file + extension)).matchAll(
    /^(?:im|ex)port\s[^'"=(]*from\s*['"]([^'"]+)['"]/gm,
  )
  return [...imports].flatMap(([, target = '']) => {
    if (!target.startsWith('.')) return [target]
    return importedBy(posix.join(posix.dirname(file), target.replace(/\.js$/, '')), extension, seen)
  })
}

test('contains no TypeScript except declarations, and no tests', () => {
  expect([...packed.files.keys()].filter((name) => !/^dist\/.*\.(?:js|d\.ts)$/.test(name)).sort()).toEqual([
    'README.md',
    'package.json',
  ])
})

test('has an entry for receivers of webhooks', async () => {
  await project.write('receiver.cjs', "console.log(Object.keys(require('@channel/client/webhooks')).sort().join())")
  expect(await project.run('node', 'receiver.cjs')).toBe('WebhookVerificationError,signWebhook,verifyWebhook\n')
})

const createdBy = (load: string) => `${load}
const channel = createChannel({ apiKey: 'chn_live_key', baseUrl: 'http://127.0.0.1', fetch: async () => Response.json({ data: 'sent' }) })
channel.get('/v1/me').then(({ data }) => console.log(process.version.split('.')[0], data))`

test('runs on Node 20 by import and by require', async () => {
  await project.write('imported.js', createdBy("import { createChannel } from '@channel/client'"))
  await project.write('required.cjs', createdBy("const { createChannel } = require('@channel/client')"))
  expect(await project.run('node', 'imported.js')).toBe('v20 sent\n')
  expect(await project.run('node', 'required.cjs')).toBe('v20 sent\n')
})

test('has an entry for tests, which runs on Node 20 with msw', async () => {
  await project.write('tested.js', testedProgram.replace(': unknown', ''))
  expect(await project.run('node', 'tested.js')).toBe('Ada\ntrue\n')
})

test('is typed without anything else of the workspace', async () => {
  await checkTypes(project)
})

const hoveredProgram = `import { createChannel, verifyWebhook } from '@channel/client'

const channel = createChannel({ apiKey: 'chn_live_key', baseUrl: 'http://127.0.0.1' })
const message = (await channel.messages.get('1', 'msg_1')).data
const page = await channel.contacts.list('1').page()
const result = await channel.get('/v1/labels')
const raw = (await channel.raw.GET('/v1/me')).data
const event = await verifyWebhook('', {}, { secret: '' })
const reason = (await channel.webhookSubscriptions.get('wbs_1')).data.disabled_reason
`

test('editors show the names of resources', async () => {
  await project.write('tsconfig.json', JSON.stringify({ ...strict, files: ['hovered.ts'] }))
  await project.write('hovered.ts', hoveredProgram)
  const names = ['message', 'page', 'result', 'raw', 'event', 'reason']
  expect(await hoversOf(ourTsc, join(project.directory, 'hovered.ts'), names)).toEqual([
    'const message: Message',
    'const page: ContactList',
    'const result: LabelList',
    'const raw: MeResponse | undefined',
    'const event: WebhookEvent',
    'const reason: WebhookDisabledReason',
  ])
})

test('programs with declarations can export what they receive', async () => {
  const compilerOptions = { ...strict.compilerOptions, noEmit: false, emitDeclarationOnly: true, declaration: true }
  await project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['exported.ts'] }))
  await project.write('exported.ts', hoveredProgram.replaceAll('const', 'export const'))
  expect(await project.run('node', ourTsc, '-p', 'tsconfig.json')).toBe('')
  const declarations = await readFile(join(project.directory, 'exported.d.ts'), 'utf8')
  expect(declarations).toContain('message: import("@channel/client").Message;')
})

test('the examples of the README compile', async () => {
  const examples = readmeExamples(String(packed.files.get('README.md')))
  expect(examples.length).toBeGreaterThan(8)
  await compileExamples(project, 'readme', examples)
})

test('the example of every method of the facade compiles', async () => {
  const facade = String(packed.files.get('dist/generated/facade.d.ts'))
  const examples = [...facade.matchAll(/@example\n\s+\* (.*)\n/g)].map(([, example = '']) =>
    example.replaceAll('*\\/', '*/'),
  )
  expect(examples).toHaveLength(facade.match(/^ {4}\w+\(/gm)?.length ?? 0)
  expect(examples.length).toBeGreaterThan(40)
  await compileExamples(project, 'facade', examples)
})

test('the example of every operation for TanStack Query compiles', async () => {
  const queries = String(packed.files.get('dist/generated/queries.d.ts'))
  const hooks = "import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'"
  const examples = [...queries.matchAll(/@example\n(.*?)\n\s+\*\/\n/gs)].map(([, lines = '']) =>
    [hooks, ...lines.split('\n').map((line) => line.replace(/^\s+\* /, ''))].join('\n').replaceAll('*\\/', '*/'),
  )
  expect(examples).toHaveLength(queries.match(/^ {4}\w+: \w+Operation</gm)?.length ?? 0)
  expect(examples.length).toBeGreaterThan(40)
  await compileExamples(project, 'query', examples)
})
