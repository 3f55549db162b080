import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packPackage } from '../../../../scripts/pack.ts'
import { findNode } from '../../../../scripts/package/test/find-node.ts'
import { NodeProject } from '../../../../scripts/package/test/node-project.ts'
import { libraryPath } from '../library-document.ts'
import { InstalledService } from './installed-service.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'codegen-init-'))
  await packPackage('codegen', join(directory, 'codegen.tgz'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const untagged = {
  openapi: '3.0.3',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/notes': { get: { operationId: 'listNotes', responses: { 200: { description: 'The notes.' } } } },
    '/notes/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: { description: 'A note.', content: { 'application/json': { schema: { type: 'string' } } } } },
      },
    },
  },
}

async function newService(name: string, document: string): Promise<InstalledService> {
  const service = await InstalledService.link(join(directory, name), join(directory, 'codegen.tgz'))
  onTestFinished(() => service.stop())
  expect(await service.command('init', document)).toContain('Next: npm install PATH_TO/codegen.tgz && npm run -s dev')
  return service
}

const typeCheck = (service: InstalledService) => service.tool('typescript/bin/tsc', '--skipLibCheck', 'false')
const runTests = (service: InstalledService) => service.tool('vitest/vitest.mjs', 'run', '--dir', 'src')

test('a service with security and tags type-checks, runs and refuses', async () => {
  const service = await newService('library', libraryPath)
  await typeCheck(service)
  expect(await runTests(service)).toMatch(/1 passed/)
  for (const file of ['src/server.ts', 'dist/server.js']) {
    const address = await service.start(file)
    const response = await fetch(`${address}/v1/main/books`)
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    await service.stop()
  }
  expect(await service.command('--check')).toBe('')
})

test('a service without security and tags type-checks, runs and answers 501', async () => {
  await writeFile(join(directory, 'notes.json'), JSON.stringify(untagged))
  const service = await newService('notes', join(directory, 'notes.json'))
  await typeCheck(service)
  expect(await runTests(service)).toMatch(/1 passed/)
  const address = await service.start('src/server.ts')
  const response = await fetch(`${address}/notes`)
  expect(response.status).toBe(501)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toEqual({
    type: 'about:blank',
    status: 501,
    title: 'The operation is not implemented.',
    detail: 'listNotes has no handler yet.',
  })
  expect((await fetch(`${address}/notes/x`)).status).toBe(400)
  await service.stop()
  // A new tag, security, and an operation less.
  const { '/notes': list } = untagged.paths
  const changed = {
    ...untagged,
    paths: {
      '/notes': {
        get: list.get,
        post: { ...list.get, operationId: 'addNote', security: [{ key: [] }], tags: ['writing'] },
      },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  }
  await writeFile(join(directory, 'notes.json'), JSON.stringify(changed))
  const handlers = join(service.directory, 'src/handlers/default.ts')
  const written = (await readFile(handlers, 'utf8')).replace("notImplemented('listNotes')", '({ status: 200 })')
  await writeFile(handlers, written)
  expect(await service.command()).toContain('added src/handlers/writing.ts: addNote\nadded src/security.ts: key\n')
  expect(await readFile(handlers, 'utf8')).toBe(written)
  await expect(service.command('--check')).rejects.toThrow('extra: src/handlers/default.ts: getNotesById')
  await writeFile(handlers, written.replace(/.*getNotesById.*\n/, ''))
  await typeCheck(service)
  const changedAddress = await service.start('dist/server.js')
  expect((await fetch(`${changedAddress}/notes`)).status).toBe(200)
  expect((await fetch(`${changedAddress}/notes`, { method: 'POST' })).status).toBe(401)
})

test('the printed steps lead to a service that runs', async () => {
  const here = new NodeProject(directory)
  const args = ['--yes', '--prefer-offline', '--package', './codegen.tgz', 'openapi-hono', 'init']
  const printed = await here.run('npx', ...args, libraryPath, 'My library')
  expect(printed).toContain("Next: cd 'My library' && npm install && npm run -s dev")
  const service = new InstalledService(join(directory, 'My library'))
  onTestFinished(() => service.stop())
  await service.npm('install', '--prefer-offline', '--no-audit', '--no-fund')
  expect(await service.npm('run', '-s', 'generate')).toMatch(/^src\/generated: 0 of /)
  await service.npm('run', 'build')
  expect(await readdir(join(service.directory, 'dist'))).not.toContain('app.test.js')
  expect(await service.npm('test')).toMatch(/1 passed/)
  // A change of the document adds a stub, and restarts the server. All processes end with npm.
  const copy = join(directory, 'copy.yaml')
  const config = join(service.directory, 'openapi-hono.config.ts')
  const text = await readFile(libraryPath, 'utf8')
  await writeFile(copy, text)
  await writeFile(config, (await readFile(config, 'utf8')).replace(/document: '.*'/, "document: '../copy.yaml'"))
  await service.startBy('npm', 'run', '-s', 'dev')
  await writeFile(
    copy,
    text.replace(
      '\npaths:\n',
      '\npaths:\n  /new:\n    get: { security: [], responses: { 204: { description: New. } } }\n',
    ),
  )
  let address = await service.nextAddress()
  while ((await fetch(`${address}/new`)).status !== 501) address = await service.nextAddress()
  await service.stop()
  await expect.poll(() => fetch(address).catch(() => 'ended')).toBe('ended')
  await service.useNode20()
  await expect(service.npm('run', '-s', 'dev')).rejects.toThrow('npm run -s dev needs Node 22.18 or later.')
})

test('the command reads its config file on Node 20 too', async ({ skip }) => {
  const node = findNode(20)
  if (node === undefined) return skip('There is no Node 20.')
  const service = await InstalledService.link(join(directory, 'old'), join(directory, 'codegen.tgz'))
  service.useNode(node)
  await service.command('init', libraryPath)
  expect(await service.command()).toMatch(/^src\/generated: 0 of /)
  await service.tool('typescript/bin/tsc')
  const address = await service.start('dist/server.js')
  onTestFinished(() => service.stop())
  expect((await fetch(`${address}/v1/main/books`)).status).toBe(401)
})
