import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it, test } from 'vitest'
import { root } from './command/paths.ts'
import { allowedEdges } from './test/boundaries/allowed-edges.ts'
import { workspacePackages } from './test/boundaries/workspace-packages.ts'

const packages = workspacePackages().map(({ folder }) => relative(root, folder))

it('the README lists every package and app, and nothing else', () => {
  const [, list = ''] = /## Folders\n+```\n(.*?)```/s.exec(read('README.md')) ?? []
  const named = [...list.matchAll(/^(\S+)/gm)].map(([, path = '']) => path)
  expect(named.filter((path) => /^(?:apps|packages)\//.test(path)).sort()).toEqual([...packages].sort())
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test.each(packages)('%s has a README', (folder) => {
  expect(existsSync(join(root, folder, 'README.md'))).toBe(true)
})

it('CONTRIBUTING.md has the table of allowed imports', async () => {
  const document = join(root, 'CONTRIBUTING.md')
  const between = /(<!-- imports:[^\n]*\n)[\s\S]*?(<!-- end of imports -->)/
  const text = read('CONTRIBUTING.md')
  expect(text).toMatch(between)
  const current = text.replace(between, (_all, begin: string, end: string) => `${begin}\n${importTable()}\n\n${end}`)
  await expect(current).toMatchFileSnapshot(document)
})

it('the guide to assistants shows the program that is tested', async () => {
  const path = 'docs/guides/assistants.md'
  const shown: string[] = []
  const current = read(path).replaceAll(/^```ts\n\/\/ (\S+)\n.*?^```$/gms, (_all, file: string) => {
    shown.push(file)
    return `\`\`\`ts\n// ${file}\n${read(file)}\`\`\``
  })
  expect(shown.sort()).toEqual(
    readdirSync(join(root, 'packages/client/examples/assistant'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `packages/client/examples/assistant/${name}`)
      .sort(),
  )
  await expect(current).toMatchFileSnapshot(join(root, path))
})

function importTable(): string {
  const rows = Object.entries(allowedEdges).map(([name, { run, develop }]) => [name, run, develop] as const)
  return [
    '| package | may import | in tests and tools too |',
    '|---|---|---|',
    ...rows.map(([name, run, develop]) => `| ${shown([name])} | ${shown(run)} | ${shown(develop)} |`),
  ].join('\n')
}

function shown(names: readonly string[]): string {
  return names.length === 0 ? '—' : names.map((name) => name.replace('@channel/', '')).join(', ')
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
