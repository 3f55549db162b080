import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { namesFor } from '@channel/settings'
import { expect, it } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

it('prints its variables with --help, without those that it needs to start', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, '--help'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect([...stdout.matchAll(/^ {4}([A-Z][A-Z0-9_]+)/gm)].map(([, name]) => name)).toEqual(namesFor('worker'))
})
