import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { variableNames } from '../src/index.ts'

// The tests run in the environment of their caller. Other tasks are cached, and what turbo.json lets pass is no part of
// their key: a setting that one of them read would not run it again.
it('turbo hands no setting of the service to cached tasks', () => {
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
