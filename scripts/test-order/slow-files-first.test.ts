import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { slowFiles } from './slow-files-first.ts'

test('every slow file exists', () => {
  const root = new URL('../../', import.meta.url)
  expect(slowFiles.filter((file) => !existsSync(fileURLToPath(new URL(file, root))))).toEqual([])
})
