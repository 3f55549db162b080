import { pluginZod } from '@kubb/plugin-zod'
import { createKubb } from 'kubb'
import { defineConfig } from 'kubb/config'

export const entry = 'zod/index.ts'

export async function generate(input, output) {
  const { diagnostics } = await createKubb(
    defineConfig({ input, output: { path: output }, plugins: [pluginZod()] }),
  ).safeBuild()
  const problem = diagnostics.find(({ severity }) => severity === 'error')
  if (problem !== undefined) throw new Error(problem.message)
}
