import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packPackage } from '../../../../scripts/pack.ts'
import { type PackedPackage, readTarball } from '../../../../scripts/package/test/read-tarball.ts'

let directory: string
let packed: PackedPackage

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'codegen-tarball-'))
  await packPackage('codegen', join(directory, 'codegen.tgz'))
  packed = await readTarball(join(directory, 'codegen.tgz'), '@channel/codegen')
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('publint finds nothing', async () => {
  expect(await packed.lint()).toEqual([])
})

test('arethetypeswrong finds nothing but that the package is ESM', async () => {
  expect(await packed.judgeTypes()).toEqual([])
})

test('has every file that its documents link to', () => {
  const documents = [...packed.files].filter(([name]) => name.endsWith('.md'))
  const links = documents.flatMap(([, text]) => [...String(text).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)])
  expect(documents.map(([name]) => name).sort()).toEqual(['API.md', 'README.md'])
  expect(links.map(([, file = '']) => file).filter((file) => !packed.files.has(file))).toEqual([])
})

test('is small and has few dependencies', () => {
  const size = [...packed.files.values()].reduce((sum, file) => sum + Buffer.byteLength(file), 0)
  expect(size).toBeLessThan(3_700_000)
  expect(Object.keys(packed.manifest.dependencies ?? {})).toEqual([
    '@asteasolutions/zod-to-openapi',
    'js-tokens',
    'js-yaml',
    'json-p3',
    'openapi-fetch',
  ])
  const optional = Object.keys(packed.manifest.peerDependenciesMeta ?? {})
  expect(optional).toEqual(['@fastify/busboy', '@tanstack/react-query', 'msw', 'vite'])
  const required = Object.keys(packed.manifest.peerDependencies ?? {}).filter((name) => !optional.includes(name))
  expect(required).toEqual(['@hono/zod-openapi', 'hono', 'zod'])
})

test('contains no TypeScript except declarations, and no tests', () => {
  expect([...packed.files.keys()].filter((name) => !/^dist\/.*\.(?:js|d\.ts)$/.test(name)).sort()).toEqual([
    'API.md',
    'README.md',
    'dist/command/THIRD-PARTY-NOTICES.txt',
    'package.json',
  ])
})
