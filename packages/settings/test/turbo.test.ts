import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variableNames } from '../src/index.ts'

// The variables that turbo.json passes through are not part of a task's cache key. If a setting were among them, a cached
// task that reads it would not run again after a change. The tests are not cached.
it('turbo passes no setting of the service through to cached tasks', () => {
  const text = readFileSync(new URL('../../../turbo.json', import.meta.url), 'utf8')
  const { globalPassThroughEnv, tasks } = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as TurboFile
  expect(globalPassThroughEnv).toContain('NO_COLOR')
  const passed = [globalPassThroughEnv, ...Object.values(tasks).map(({ passThroughEnv = [] }) => passThroughEnv)].flat()
  expect(variableNames.filter((name) => passed.includes(name))).toEqual([])
})

interface TurboFile {
  readonly globalPassThroughEnv: readonly string[]
  readonly tasks: Readonly<Record<string, { readonly passThroughEnv?: readonly string[] }>>
}
