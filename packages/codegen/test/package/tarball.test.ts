import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packCodegen } from '../../../../scripts/pack-codegen.ts'
import { findNode } from './find-node.ts'
import { InstalledExample } from './installed-example.ts'

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const prefix = '/node_modules/@channel/codegen/'
let directory: string
let tarball: Buffer<ArrayBuffer>
let contents: Package
let files: Map<string, Uint8Array<ArrayBuffer> | string>
let manifest: Manifest

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'codegen-tarball-'))
  await packCodegen(join(directory, 'codegen.tgz'))
  tarball = await readFile(join(directory, 'codegen.tgz'))
  contents = createPackageFromTarballData(tarball)
  files = new Map(
    contents.listFiles(prefix).map((name) => [name.slice(prefix.length), contents.readFile(name)] as const),
  )
  manifest = JSON.parse(String(files.get('package.json'))) as Manifest
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer.slice(0) }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test('arethetypeswrong finds nothing but that the package is ESM', async () => {
  const analysis = await checkPackage(contents)
  const problems = analysis.types === false ? ['no types'] : analysis.problems
  const isExpected = (problem: (typeof problems)[number]) =>
    typeof problem !== 'string' &&
    (problem.kind === 'CJSResolvesToESM' || ('resolutionKind' in problem && problem.resolutionKind === 'node10'))
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
})

test('is small and has only two dependencies', () => {
  const size = [...files.values()].reduce((sum, file) => sum + Buffer.byteLength(file), 0)
  expect(size).toBeLessThan(3_000_000)
  expect(Object.keys(manifest.dependencies)).toHaveLength(2)
  expect(Object.keys(manifest.peerDependencies)).toEqual(['@hono/zod-openapi', 'hono', 'zod'])
})

test('contains no TypeScript except declarations, and no tests', () => {
  expect([...files.keys()].filter((name) => !/^dist\/.*\.(?:js|d\.ts)$/.test(name)).sort()).toEqual([
    'README.md',
    'package.json',
  ])
})

test('the example runs from the tarball, on Node 20 and on ours', { tags: 'long' }, async () => {
  const example = await InstalledExample.install('petstore', join(directory, 'codegen.tgz'))
  onTestFinished(() => rm(join(example.directory, '../..'), { recursive: true }))
  onTestFinished(() => example.stop())
  const old = findNode(20) ?? (await example.installNode('20.20.2'))
  for (const node of [old, process.execPath]) {
    example.useNode(node)
    await rm(join(example.directory, 'generated'), { recursive: true, force: true })
    await example.npm('run', 'generate')
    await example.npm('run', 'build')
    const address = await example.start()
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const added = await fetch(`${address}/pets`, { ...post, body: '{"name":"Rex"}' })
    expect(await added.json(), node).toEqual({ name: 'Rex', id: 1 })
    // A number that a double cannot represent.
    const inexact = await fetch(`${address}/pets`, { ...post, body: '{"name":"Rex","age":12345678901234567890}' })
    expect(await inexact.json()).toMatchObject({ status: 400, location: 'body.age' })
    expect(await (await fetch(`${address}/pets?limit=1`)).json()).toEqual([{ name: 'Rex', id: 1 }])
    expect((await fetch(`${address}/pets?limit=ten`)).status).toBe(400)
    expect((await fetch(`${address}/pets/1`)).status).toBe(200)
    expect((await fetch(`${address}/pets/1`, { method: 'DELETE' })).status).toBe(204)
    expect((await fetch(`${address}/pets/1`)).status).toBe(404)
    expect((await fetch(`${address}/pets/1`, { method: 'PUT' })).headers.get('allow')).toBe('DELETE, GET, HEAD')
    await example.stop()
  }
})
