import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../command/paths.ts'
import { allowedEdges, testOnly } from './boundaries/allowed-edges.ts'
import { filesThatImport, importCycles, leavingImports, undeclaredImports } from './boundaries/check-imports.ts'
import { sourceFiles } from './boundaries/source-files.ts'
import { workspacePackages } from './boundaries/workspace-packages.ts'

const packages = workspacePackages()

test('the table of allowed edges has exactly the packages of the workspace', () => {
  expect(Object.keys(allowedEdges).sort()).toEqual(packages.map(({ name }) => name).sort())
})

test.each(packages)('$name depends on allowed siblings only', ({ name, dependencies, devDependencies }) => {
  const allowed = allowedEdges[name] ?? { run: [], develop: [] }
  expect(dependencies.filter((sibling) => !allowed.run.includes(sibling))).toEqual([])
  const develop = [...allowed.run, ...allowed.develop, ...testOnly]
  expect(devDependencies.filter((sibling) => !develop.includes(sibling))).toEqual([])
})

test.each(packages)('$name imports only its own files and declared dependencies', (each) => {
  const files = sourceFiles(each.folder)
  expect(leavingImports(files, each.folder)).toEqual([])
  expect(undeclaredImports(files, each, allowedEdges[each.name]?.included)).toEqual([])
})

test.each(['apps', 'packages', 'scripts', 'spec/lint', 'examples'])(
  'no files of %s import each other in a circle',
  (folder) => {
    expect(importCycles(sourceFiles(join(root, folder)))).toEqual([])
  },
)

test.each(packages)('no files of $name know the types of each other in a circle', ({ folder }) => {
  expect(importCycles(sourceFiles(folder), { withTypes: true })).toEqual([])
})

test.each(['@channel/api', '@channel/worker'])('%s wires the database in one file', (name) => {
  const folder = packages.find((each) => each.name === name)?.folder ?? ''
  expect(filesThatImport(sourceFiles(folder), '@channel/db').length).toBeLessThanOrEqual(1)
})

test('reports an import that leaves its package or is not declared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  const lines = [
    "import { one } from '../../elsewhere/one.ts'",
    "const two = await import('@channel/db')",
    "import './three.ts'",
    "export type { Four } from '@channel/contract/paths'",
    "import { four } from '@channel/contract/routes'",
  ]
  writeFileSync(join(folder, 'src/wrong.ts'), lines.join('\n'))
  writeFileSync(join(folder, 'src/right.test.ts'), "import { sharedDatabase } from '@channel/test-kit'")
  const files = sourceFiles(folder)
  const each = {
    name: '@channel/wrong',
    folder,
    dependencies: ['@channel/core'],
    devDependencies: ['@channel/contract'],
  }
  expect(leavingImports(files, folder)).toEqual([
    expect.stringMatching(/src\/wrong\.ts: \.\.\/\.\.\/elsewhere\/one\.ts$/),
  ])
  expect(undeclaredImports(files, each)).toEqual([
    expect.stringMatching(/src\/wrong\.ts: @channel\/db$/),
    expect.stringMatching(/src\/wrong\.ts: @channel\/contract\/routes$/),
  ])
})

test('names the files that import each other in a circle, but not if types close it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'inner'))
  const lines = { 'one.ts': "export { two } from './inner/two.ts'", 'inner/two.ts': "import '../three.ts'" }
  for (const [name, line] of Object.entries(lines)) writeFileSync(join(folder, name), line)
  writeFileSync(join(folder, 'three.ts'), "import type { one } from './one.ts'\n/** @type {import('./one.ts').one} */")
  expect(importCycles(sourceFiles(folder))).toEqual([])
  expect(importCycles(sourceFiles(folder), { withTypes: true })).toHaveLength(1)
  writeFileSync(join(folder, 'three.ts'), "import { one } from './one.ts'")
  expect(importCycles(sourceFiles(folder))).toEqual([
    expect.stringMatching(/^.*two\.ts > .*three\.ts > .*one\.ts > .*two\.ts$/),
  ])
})
