import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packPackage } from '../../../../scripts/pack.ts'
import { InstalledExample } from './installed-example.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'codegen-tarball-'))
  await packPackage('codegen', join(directory, 'codegen.tgz'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('the example runs from the tarball, on Node 20 and on ours', async () => {
  const example = await InstalledExample.install('petstore', join(directory, 'codegen.tgz'))
  onTestFinished(() => rm(join(example.directory, '../..'), { recursive: true }))
  onTestFinished(() => example.stop())
  const useNodes = { old: () => example.useNode20(), ours: () => example.useNode(process.execPath) }
  for (const [node, useNode] of Object.entries(useNodes)) {
    await useNode()
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
