import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { apiReference, exportsOf, publicEntries } from './api-reference.ts'

test('API.md describes what the entries export', async () => {
  await expect(apiReference()).toMatchFileSnapshot(fileURLToPath(new URL('../API.md', import.meta.url)))
})

test.each([...publicEntries()])('all that %s exports has a comment', (_name, path) => {
  const exported = exportsOf(path)
  expect(exported).not.toEqual([])
  expect(exported.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([])
})

test.each([...publicEntries()])('all that %s exports at run time is in the reference', async (_name, path) => {
  const known = exportsOf(path).map(({ name }) => name)
  expect(Object.keys(await import(/* @vite-ignore */ path)).filter((name) => !known.includes(name))).toEqual([])
})
