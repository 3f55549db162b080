import { glob, rm } from 'node:fs/promises'
import { join } from 'node:path'

const packages = '{.,apps/*,packages/*}'
const caches = [`${packages}/{.turbo,dist}`, `${packages}/node_modules/{.cache,.vite,.vitest-cache}`]

/** Removes what turbo, the compiler, vitest and Node keep of earlier runs. */
export async function emptyCaches(path: string): Promise<void> {
  for await (const found of glob(caches, { cwd: path })) await rm(join(path, found), { recursive: true, force: true })
}
