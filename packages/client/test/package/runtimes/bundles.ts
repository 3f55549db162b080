import { expect } from 'vitest'
import type { EmptyProject } from '../empty-project.ts'
import { bundle } from './bundle.ts'
import { expected } from './scenario.ts'

const program = (serviceUrl: string) => `import { useClient } from './scenario.js'
console.log(await useClient('${serviceUrl}'))
`
const viteConfig = `export default {
  build: { outDir: 'vite', lib: { entry: 'imported.js', formats: ['es'], fileName: 'vite' } },
}
`

/** Runs the client in Node from bundles that esbuild and Vite made. */
export async function runBundles(project: EmptyProject, serviceUrl: string): Promise<void> {
  expect(await project.run('node', await bundle(project, 'imported', program(serviceUrl), { format: 'esm' }))).toBe(
    `${expected}\n`,
  )
  const required = `const { useClient } = require('./scenario.js')\nuseClient('${serviceUrl}').then(console.log)\n`
  expect(await project.run('node', await bundle(project, 'required', required, { format: 'cjs' }))).toBe(
    `${expected}\n`,
  )
  const tools = await project.installTools('vite@8.3.8')
  await project.write('vite.config.js', viteConfig)
  await project.run('node', `${tools}/vite/bin/vite.js`, 'build', '--logLevel', 'warn')
  expect(await project.run('node', 'vite/vite.js')).toBe(`${expected}\n`)
}
