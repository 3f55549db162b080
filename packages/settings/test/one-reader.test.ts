import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { variableNames } from '../src/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Packages that are not part of the service's processes, or are also used without them; and the schema itself. */
const exempt = /packages\/(?:bench|client|codegen|settings|test-kit)\//

it('processes read variables only through the schema', () => {
  const sources = ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name, 'src')))
    .filter((folder) => existsSync(join(root, folder)) && !exempt.test(folder))
    .flatMap(sourcesIn)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(readsIn)).toEqual([])
})

it('finds a variable that is read without the schema', () => {
  const reads = ['process.env.PORT', 'environment.PORT', "env['PORT']", 'const { HOST, PORT: port = 1 } = process.env']
  for (const read of reads) expect(readsOf(read)).toContain('PORT')
  expect(readsOf("readVariables(process.env, ['PORT']); process.env.DIE_AT")).toEqual([])
})

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => join(folder, file))
}

function readsIn(file: string): string[] {
  return readsOf(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`)
}

function readsOf(text: string): string[] {
  const properties = [...text.matchAll(/\b(?:env|environment)(?:\.|\[')(\w+)/g)].map(([, name]) => name)
  const patterns = [...text.matchAll(/\{([^{}]*)\} = (?:process\.env|env|environment)\b/g)]
  const destructured = patterns.flatMap(([, pattern = '']) => pattern.split(',').map((each) => /\w+/.exec(each)?.[0]))
  return [...properties, ...destructured].filter((name) => variableNames.some((each) => each === name)) as string[]
}
