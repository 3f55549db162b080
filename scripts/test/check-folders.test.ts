import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../command/paths.ts'
import { folderProblems } from './boundaries/check-folders.ts'
import { orderedPackages } from './boundaries/floors.ts'
import { type SourceFile, sourceFiles } from './boundaries/source-files.ts'

test.each(orderedPackages)('the folders of $sources import each other in order', (floors) => {
  const sources = join(root, floors.sources)
  expect(folderProblems(sourceFiles(sources), sources, floors)).toEqual([])
})

const below = { upper: ['lower'], lower: [] }
const floors = { sources: 'src', depth: 2, below }

function file(path: string, ...targets: readonly string[]): SourceFile {
  return { path: `/src/${path}`, imports: targets.map((target) => ({ target, isType: true })), isTest: false }
}

test('an import goes to the index.ts of a folder on the same floor or one below', () => {
  const files = [
    file('upper/one/a.ts', './b.ts', '../two/index.ts', '../../lower/three/index.ts'),
    file('index.ts', './upper/one/index.ts'),
  ]
  expect(folderProblems(files, '/src', floors)).toEqual([])
})

test('an import that goes up, past an index, or in a circle is named', () => {
  const files = [
    file('lower/three/a.ts', '../../upper/one/index.ts'),
    file('upper/one/b.ts', '../../lower/four/hidden.ts', '../two/index.ts'),
    file('upper/two/c.ts', '../one/index.ts'),
  ]
  expect(folderProblems(files, '/src', floors)).toEqual([
    'lower/three/a.ts: ../../upper/one/index.ts is not on a floor below',
    'upper/one/b.ts: ../../lower/four/hidden.ts is not an index.ts',
    'upper/one > upper/two > upper/one is a cycle',
  ])
})

test('a folder outside the floors, or a loose file on one, is held to the order too', () => {
  const files = [
    file('elsewhere/five/a.ts', '../../lower/three/index.ts'),
    file('lower/loose.ts', '../upper/one/index.ts'),
  ]
  expect(folderProblems(files, '/src', floors)).toEqual([
    'elsewhere/five/a.ts: ../../lower/three/index.ts is not on a floor below',
    'lower/loose.ts: ../upper/one/index.ts is not on a floor below',
  ])
})

test('a folder may have folders of its own', () => {
  const files = [file('upper/a.ts', './one/b.ts', '../lower/index.ts'), file('upper/one/b.ts', '../c.ts')]
  expect(folderProblems(files, '/src', { ...floors, depth: 1 })).toEqual([])
})
