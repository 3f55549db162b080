import { join } from 'node:path'
import { build } from 'esbuild'
import type { EmptyProject } from '../empty-project.ts'
import { scenario } from './scenario.ts'

/** Bundles a program of the project that can use `useClient`. @returns the path of the bundle */
export async function bundle(
  project: EmptyProject,
  name: string,
  program: string,
  options: { format: 'esm' | 'cjs' | 'iife'; conditions?: string[] },
): Promise<string> {
  await project.write('scenario.js', scenario)
  await project.write(`${name}.js`, program)
  const outfile = join(project.directory, `${name}.bundle.${options.format === 'cjs' ? 'cjs' : 'js'}`)
  await build({
    ...options,
    entryPoints: [join(project.directory, `${name}.js`)],
    outfile,
    bundle: true,
    target: 'es2022',
  })
  return outfile
}
