import { join, posix } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../../scripts/command/paths.ts'
import { type PackedPackage, readTarball } from '../../../../scripts/package/read-tarball.ts'
import { EmptyProject } from './empty-project.ts'

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

test('depends on openapi-fetch alone, and its tests on msw', () => {
  expect(packed.manifest.dependencies).toEqual({ 'openapi-fetch': '0.17.0' })
  expect(Object.keys(packed.manifest.peerDependencies ?? {})).toEqual(['msw'])
  expect(packagesOf('dist/index')).toEqual(['openapi-fetch'])
  expect(packagesOf('dist/webhooks')).toEqual([])
  expect(packagesOf('dist/testing/index')).toEqual(['msw'])
})

/** The packages that an entry imports: its JavaScript and its declarations. */
function packagesOf(entry: string): string[] {
  const found = ['.js', '.d.ts'].flatMap((extension) => importedBy(entry, extension, new Set()))
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
  await project.write(
    'tested.js',
    `import { createChannel, isChannelError } from '@channel/client'
import { handlers, label } from '@channel/client/testing'
import { setupServer } from 'msw/node'

const server = setupServer(...handlers.all())
server.listen({ onUnhandledRequest: 'error' })
const channel = createChannel({ apiKey: 'chn_live_key', baseUrl: 'http://api.test', maxRetries: 0 })
server.use(handlers.listLabels({ data: [label({ name: 'Ada' })] }), handlers.getMe(429, 'rate_limit_exceeded'))
for await (const { name } of channel.labels.list()) console.log(name)
console.log(await channel.meta.getMe().catch((error) => isChannelError(error, 'rate_limit_exceeded')))
server.close()`,
  )
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

/** How a bundler resolves modules, not Node. */
const bundled = { module: 'esnext', moduleResolution: 'bundler' }

/** Type-checks a program that uses the client. */
async function checkTypes(tsc: string, resolution: object = {}): Promise<void> {
  await project.write('typed.ts', typedProgram)
  const compilerOptions = { ...strict.compilerOptions, ...resolution }
  await project.write('tsconfig.json', JSON.stringify({ ...strict, compilerOptions }))
  expect(await project.run('node', tsc, '-p', 'tsconfig.json')).toBe('')
}

test('is typed without anything else of the workspace', async () => {
  await checkTypes(join(root, 'node_modules/typescript/bin/tsc'))
})

test('is typed in an application that is bundled', { tags: 'long' }, async () => {
  await checkTypes(join(root, 'node_modules/typescript/bin/tsc'), bundled)
})

/** The programs that use `channel` in the examples, by file name. */
function programsOf(name: string, examples: readonly string[]): [file: string, text: string][] {
  return examples.map((example, index) => {
    const given = /const channel =/.test(example) ? '' : "declare const channel: import('@channel/client').Channel\n"
    return [`${name}-${index + 1}.ts`, `${given}${example}\nexport {}\n`]
  })
}

test('the examples of the README and of every method of the facade compile', async () => {
  const readme = String(packed.files.get('README.md'))
  const ofReadme = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, example = '']) => example)
  expect(ofReadme.length).toBeGreaterThan(8)
  const facade = String(packed.files.get('dist/generated/facade.d.ts'))
  const ofFacade = [...facade.matchAll(/@example\n\s+\* (.*)\n/g)].map(([, example = '']) =>
    example.replaceAll('*\\/', '*/'),
  )
  expect(ofFacade).toHaveLength(facade.match(/^ {4}\w+\(/gm)?.length ?? 0)
  expect(ofFacade.length).toBeGreaterThan(40)

  const programs = [...programsOf('readme', ofReadme), ...programsOf('facade', ofFacade)]
  for (const [file, text] of programs) await project.write(file, text)
  const types = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true }
  const compilerOptions = { ...strict.compilerOptions, ...types }
  await project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: programs.map(([file]) => file) }))
  expect(await project.run('node', join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json')).toBe('')
})

test('is typed for TypeScript 5.9 and bundled by esbuild and Vite for Node 26', { tags: 'long' }, async () => {
  project.useNode(process.execPath)
  const tools = ['typescript@5.9.3', 'esbuild@0.28.2', 'vite@8.3.8']
  await project.npm('install', '--prefer-offline', '--no-audit', '--no-fund', ...tools)
  for (const resolution of [{}, bundled]) await checkTypes('node_modules/typescript/bin/tsc', resolution)

  await project.write('imported.js', createdBy("import { createChannel } from '@channel/client'"))
  await project.write('required.cjs', createdBy("const { createChannel } = require('@channel/client')"))
  await project.run('node_modules/.bin/esbuild', 'imported.js', '--bundle', '--format=esm', '--outfile=esbuild.js')
  await project.run('node_modules/.bin/esbuild', 'required.cjs', '--bundle', '--outfile=esbuild.cjs')
  await project.write(
    'vite.config.js',
    "export default { build: { outDir: 'vite', lib: { entry: 'imported.js', formats: ['es'], fileName: 'vite' } } }",
  )
  await project.run('node_modules/.bin/vite', 'build', '--logLevel', 'warn')
  for (const file of ['imported.js', 'required.cjs', 'esbuild.js', 'esbuild.cjs', 'vite/vite.js']) {
    expect(await project.run('node', file), file).toBe('v26 sent\n')
  }
})
