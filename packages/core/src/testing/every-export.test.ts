import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('exports every folder with an index', () => {
  const sources = new URL('../', import.meta.url)
  const folders = globSync('{mechanisms,resources}/*/index.ts', { cwd: sources })
  const exported = readFileSync(new URL('every-export.ts', import.meta.url), 'utf8').matchAll(/'\.\.\/(.*)'/g)
  expect([...exported].map(([, path]) => path).sort()).toEqual(folders.sort())
})
