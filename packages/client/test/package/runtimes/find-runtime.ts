import { join } from 'node:path'
import type { EmptyProject } from '../empty-project.ts'

/** The program of Bun from npm; undefined on machines that it is not for. */
export function findBun(project: EmptyProject): Promise<string | undefined> {
  return install(project, '@oven/bun-linux-x64', '1.4.5', 'bin/bun')
}

/** The program of Deno from npm; undefined on machines that it is not for. */
export function findDeno(project: EmptyProject): Promise<string | undefined> {
  return install(project, '@deno/linux-x64-glibc', '2.9.6', 'deno')
}

async function install(project: EmptyProject, name: string, version: string, program: string) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  return join(await project.installTools(`${name}@${version}`), name, program)
}
