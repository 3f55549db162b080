import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './command/paths.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

it.each(Object.entries(scripts))('the script %s works as the first command in a clone, on Node 20', (name, script) => {
  // npm skips these where install scripts are turned off.
  expect(name).not.toMatch(/^(?:pre|post)/)
  expect(script).toMatch(/^node scripts\/prepare\.mjs(?: --update-lockfile$| && )/)
  // The shell may cache the path of the first `node`; `env` searches PATH again.
  expect(script.split(' && ').slice(1).join(' ')).not.toMatch(/(?<!\benv )\bnode\b/)
})
