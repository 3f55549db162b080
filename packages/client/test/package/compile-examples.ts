import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../../../../scripts/command/paths.ts'
import type { EmptyProject } from './empty-project.ts'

/** A test of a program that uses the client. */
export const testedProgram = `import { createChannel, isChannelError } from '@channel/client'
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
export const ourTsc = join(root, 'node_modules/typescript/bin/tsc')
export const strict = {
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
export async function checkTypes(project: EmptyProject, tsc = ourTsc): Promise<void> {
  await project.write('typed.ts', typedProgram)
  const bundled = { ...strict.compilerOptions, module: 'esnext', moduleResolution: 'bundler' }
  for (const compilerOptions of [strict.compilerOptions, bundled]) {
    await project.write('tsconfig.json', JSON.stringify({ ...strict, compilerOptions }))
    expect(await project.run('node', tsc, '-p', 'tsconfig.json')).toBe('')
  }
}

/** Values that examples use without declaring them. */
const givens = {
  channel: "import('@channel/client').Channel",
  queries: "import('@channel/client/query').Queries",
  bytes: 'Uint8Array<ArrayBuffer>',
}

/** Compiles examples, each as a file of its own. */
export async function compileExamples(
  project: EmptyProject,
  name: string,
  examples: readonly string[],
  tsc = ourTsc,
): Promise<void> {
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
