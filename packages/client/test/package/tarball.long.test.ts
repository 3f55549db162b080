import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../../../scripts/command/paths.ts'
import { type PackedPackage, readTarball } from '../../../../scripts/package/test/read-tarball.ts'
import { EmptyProject, installed } from './empty-project.ts'
import { hoversOf } from './hovers-of.ts'
import { runInBrowser } from './runtimes/browser.ts'
import { runBundles } from './runtimes/bundles.ts'
import { findBun, findDeno } from './runtimes/find-runtime.ts'
import { readmeExamples, runExamples, withoutTesting } from './runtimes/readme-examples.ts'
import { type StartedService, startService } from './runtimes/start-service.ts'
import { runInVitest } from './runtimes/vitest.ts'
import { runInWorker } from './runtimes/worker.ts'

let project: EmptyProject
let packed: PackedPackage

beforeAll(async () => {
  project = await EmptyProject.create()
  packed = await readTarball(project.tarball, '@channel/client')
  for (const name of ['@tanstack/react-query', '@types/express', 'hono'])
    await project.link(name, installed(`../../node_modules/${name}`))
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

const testedProgram = `import { createChannel, isChannelError } from '@channel/client'
import { handlers, label } from '@channel/client/testing'
import { setupServer } from 'msw/node'

const server = setupServer(...handlers.all())
server.listen()
const channel = createChannel({ apiKey: 'chn_live_key', baseUrl: 'http://api.test', maxRetries: 0 })
server.use(handlers.listLabels({ data: [label({ name: 'Ada' })] }), handlers.getMe(429, 'rate_limit_exceeded'))
for await (const { name } of channel.labels.list()) console.log(name)
console.log(await channel.meta.getMe().catch((error: unknown) => isChannelError(error, 'rate_limit_exceeded')))
server.close()
`

test('has an entry for tests, which runs on Node 20 with msw', async () => {
  await project.write('tested.js', testedProgram.replace(': unknown', ''))
  expect(await project.run('node', 'tested.js')).toBe('Ada\ntrue\n')
})

const typedProgram = `import { createChannel, isChannelError } from '@channel/client'

const channel = createChannel({ apiKey: 'chn_live_key', baseUrl: 'http://127.0.0.1' })
export const name: Promise<string | null> = channel
  .get('/v1/{phone_number_id}/contacts/{id}', { params: { path: { phone_number_id: '1', id: 'ctc_1' } } })
  .then(({ data }) => data.name)
// @ts-expect-error the contract has no such path
channel.get('/v1/nowhere')
export const isLimit = (error: unknown): boolean => isChannelError(error, 'invalid_limit')
`
/** TypeScript 7. */
const ourTsc = join(root, 'node_modules/typescript/bin/tsc')
const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    // The declarations of the package are checked too.
    skipLibCheck: false,
  },
  files: ['typed.ts'],
}

/** Type-checks a program that uses the client, as Node and as a bundler resolve it. */
async function checkTypes(tsc: string): Promise<void> {
  await project.write('typed.ts', typedProgram)
  const bundled = { ...strict.compilerOptions, module: 'esnext', moduleResolution: 'bundler' }
  for (const compilerOptions of [strict.compilerOptions, bundled]) {
    await project.write('tsconfig.json', JSON.stringify({ ...strict, compilerOptions }))
    expect(await project.run('node', tsc, '-p', 'tsconfig.json')).toBe('')
  }
}

test('is typed without anything else of the workspace', async () => {
  await checkTypes(ourTsc)
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

/** Values that examples use without declaring them. */
const givens = {
  channel: "import('@channel/client').Channel",
  queries: "import('@channel/client/query').Queries",
  bytes: 'Uint8Array<ArrayBuffer>',
}

/** Compiles examples, each as a file of its own. */
async function compileExamples(name: string, examples: readonly string[], tsc = ourTsc): Promise<void> {
  const files = examples.map((_example, index) => `${name}-${index + 1}.ts`)
  for (const [index, example] of examples.entries()) {
    const given = Object.entries(givens).map(([name, type]) =>
      new RegExp(`const ${name} =`).test(example) ? '' : `declare const ${name}: ${type}\n`,
    )
    await project.write(files[index]!, `${given.join('')}${example}\nexport {}\n`)
  }
  const types = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true }
  const compilerOptions = { ...strict.compilerOptions, ...types }
  await project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }))
  expect(await project.run('node', tsc, '-p', 'tsconfig.json')).toBe('')
}

test('the examples of the README compile', async () => {
  const examples = readmeExamples(String(packed.files.get('README.md')))
  expect(examples.length).toBeGreaterThan(8)
  await compileExamples('readme', examples)
})

test('the example of every method of the facade compiles', async () => {
  const facade = String(packed.files.get('dist/generated/facade.d.ts'))
  const examples = [...facade.matchAll(/@example\n\s+\* (.*)\n/g)].map(([, example = '']) =>
    example.replaceAll('*\\/', '*/'),
  )
  expect(examples).toHaveLength(facade.match(/^ {4}\w+\(/gm)?.length ?? 0)
  expect(examples.length).toBeGreaterThan(40)
  await compileExamples('facade', examples)
})

test('the example of every operation for TanStack Query compiles', async () => {
  const queries = String(packed.files.get('dist/generated/queries.d.ts'))
  const hooks = "import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'"
  const examples = [...queries.matchAll(/@example\n(.*?)\n\s+\*\/\n/gs)].map(([, lines = '']) =>
    [hooks, ...lines.split('\n').map((line) => line.replace(/^\s+\* /, ''))].join('\n').replaceAll('*\\/', '*/'),
  )
  expect(examples).toHaveLength(queries.match(/^ {4}\w+: \w+Operation</gm)?.length ?? 0)
  expect(examples.length).toBeGreaterThan(40)
  await compileExamples('query', examples)
})

describe('on other runtimes', () => {
  let service: StartedService
  beforeAll(async () => {
    project.useNode(process.execPath)
    service = await startService()
  })
  afterAll(() => service.stop())

  const readme = () => String(packed.files.get('README.md'))

  test('the examples of the README run on Node 26', async () => {
    await runExamples(project, readme(), service.url, (file) => project.run('node', file))
  })

  test('the example of a test runs with Vitest', () => runInVitest(project, readme()))

  test('the examples of the README run on Bun', async ({ skip }) => {
    const bun = await findBun(project)
    if (bun === undefined) return skip('Not run: @oven/bun-linux-x64 is for Linux on x64.')
    await runExamples(project, readme(), service.url, (file) => project.run(bun, 'run', file))
  })

  test('the examples of the README run on Deno', async ({ skip }) => {
    const deno = await findDeno(project)
    if (deno === undefined) return skip('Not run: @deno/linux-x64-glibc is for Linux on x64.')
    // MSW opens a channel that keeps Deno running, so programs that use it would not end.
    const others = withoutTesting(readme())
    await runExamples(project, others, service.url, (file) => project.run(deno, 'run', '--allow-all', file))
  })

  test('it runs in a worker', () => runInWorker(project, service.url))

  test('it runs in a web page', async ({ skip }) => {
    const problem = await runInBrowser(project, service.url)
    if (problem !== undefined) skip(`Not run: ${problem}`)
  })

  test('it is bundled by esbuild and Vite', () => runBundles(project, service.url))

  test('it is typed for TypeScript 5.9, and its examples compile', async () => {
    const tsc = join(await project.installTools('typescript@5.9.3'), 'typescript/bin/tsc')
    await checkTypes(tsc)
    await compileExamples('readme', readmeExamples(readme()), tsc)
  })

  // The last test: the others use the version of the workspace.
  test('the entry for tests is typed for version 3 of msw, and runs with it', async () => {
    await project.link('msw', join(await project.installTools('msw@3.0.5'), 'msw'))
    await compileExamples('tested', [testedProgram])
    expect(await project.run('node', 'tested-1.ts')).toBe('Ada\ntrue\n')
  })
})
