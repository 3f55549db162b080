import { join } from 'node:path'
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

test('depends on openapi-fetch alone', () => {
  expect(Object.keys(packed.manifest.dependencies ?? {})).toEqual(['openapi-fetch'])
  expect(packed.manifest.peerDependencies).toBeUndefined()
  const imported = [...packed.files].flatMap(([name, text]) =>
    /\.(?:js|d\.ts)$/.test(name)
      ? [...String(text).matchAll(/^(?:import|export)\b[^'";]*?from\s+['"]([^.'"][^'"]*)/gm)].map(([, from]) => from)
      : [],
  )
  expect([...new Set(imported)]).toEqual(['openapi-fetch'])
})

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
