import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

it('compiles with browser types alone, without Node', () => {
  const tsc = file('../../../node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', file('../tsconfig.browser.json')], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
