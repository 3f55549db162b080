import { expect } from 'vitest'
import type { EmptyProject } from '../empty-project.ts'
import { bundle } from './bundle.ts'
import { expected } from './scenario.ts'

const worker = (serviceUrl: string) => `import { useClient } from './scenario.js'
export default { fetch: async () => new Response(await useClient('${serviceUrl}')) }
`

const program = (tools: string, script: string) => `import { Miniflare } from '${tools}/miniflare/dist/src/index.js'
const miniflare = new Miniflare({ modules: true, scriptPath: '${script}', compatibilityDate: '2026-07-01' })
console.log(await (await miniflare.dispatchFetch('http://worker.test/')).text())
await miniflare.dispose()
`

/** Runs the client in workerd, the runtime of Cloudflare's workers. */
export async function runInWorker(project: EmptyProject, serviceUrl: string): Promise<void> {
  const tools = await project.installTools('miniflare@4.20260730.0')
  const script = await bundle(project, 'worker', worker(serviceUrl), {
    format: 'esm',
    conditions: ['workerd', 'worker'],
  })
  await project.write('miniflare.js', program(tools, script))
  expect(await project.run('node', 'miniflare.js')).toBe(`${expected}\n`)
}
