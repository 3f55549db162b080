import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase, freePort } from '@channel/test-kit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { descendantsOf, isRunning } from './support/processes.ts'
import { runJson } from './support/run-channel.ts'
import { makeDataDirectory, type StartedChannel, startChannel } from './support/start-channel.ts'

const oneLine = /^channel: [^\n]+\n$/
const secret = 'a secret for tests that is long enough'
let directory: Awaited<ReturnType<typeof makeDataDirectory>>
const started: StartedChannel[] = []

beforeAll(async () => {
  directory = await makeDataDirectory()
})
afterEach(async () => {
  for (const each of started.splice(0)) {
    each.child.kill('SIGTERM')
    await each.ended
  }
})
afterAll(() => directory.remove())

function start(
  environment: NodeJS.ProcessEnv = { CHANNEL_DATA_DIR: directory.path },
  args: string[] = [],
): StartedChannel {
  const channel = startChannel(environment, args)
  started.push(channel)
  return channel
}

async function expectAllEnded(pids: readonly number[]): Promise<void> {
  await expect
    .poll(async () => (await Promise.all(pids.map(isRunning))).filter(Boolean), { timeout: 16_000 })
    .toEqual([])
}

describe('npm start on a new machine', () => {
  it('prints a line that works when pasted, and the same key at the next start', async () => {
    const first = start()
    const welcome = await first.welcome
    expect(welcome.key).toMatch(/^chn_live_[\w-]{24}$/)
    const { stdout } = await promisify(execFile)('bash', ['-c', `${welcome.curl} --silent --show-error --fail`])
    const page = JSON.parse(stdout) as { data: { name: string; email: string | null }[]; has_more: boolean }
    expect(page.data).toHaveLength(3)
    expect(page.has_more).toBe(true)
    expect(page.data.every(({ name }) => /^\S+ \S+$/.test(name))).toBe(true)

    first.child.kill('SIGINT')
    expect(await first.ended).toMatchObject({ status: 0, stderr: '' })
    expect((await start().welcome).key).toBe(welcome.key)
  })

  it('keeps secrets readable for their owner alone', async () => {
    await start().welcome
    for (const name of ['demo.json', 'secret', 'database.json']) {
      const { mode } = await stat(join(directory.path, name))
      expect([name, (mode & 0o777).toString(8)]).toEqual([name, '600'])
    }
  })

  it('makes another key when the kept one is revoked or gone, in the same organization', async () => {
    const environment = { CHANNEL_DATA_DIR: directory.path }
    const first = start()
    const { key } = await first.welcome
    const kept = JSON.parse(await readFile(join(directory.path, 'demo.json'), 'utf8')) as { key_id: string }
    await runJson(['key', 'revoke', kept.key_id], environment)
    first.child.kill('SIGTERM')
    await first.ended

    const second = start()
    const { key: secondKey } = await second.welcome
    expect(secondKey).not.toBe(key)
    second.child.kill('SIGTERM')
    await second.ended
    await rm(join(directory.path, 'demo.json'))

    const { key: thirdKey, curl } = await start().welcome
    expect([key, secondKey]).not.toContain(thirdKey)
    await promisify(execFile)('bash', ['-c', `${curl} --silent --fail`])
    expect(await runJson<object[]>(['organization', 'list'], environment)).toHaveLength(1)
  })
})

describe('the end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends every process, within 15 s', async (signal) => {
    const { child, welcome, ended } = start()
    await welcome
    const pids = await descendantsOf(child.pid!)
    expect(pids.length).toBeGreaterThanOrEqual(3)
    const before = performance.now()
    child.kill(signal)
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
    expect(performance.now() - before).toBeLessThan(15_000)
    await expectAllEnded(pids)
  })

  it('is clean while it is still starting', async () => {
    const own = await makeDataDirectory()
    const { child, ended } = start({ CHANNEL_DATA_DIR: own.path })
    await once(child.stdout!, 'data')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
    await own.remove()
  })

  it('comes at once with a second signal, and leaves nothing behind', async () => {
    const { child, welcome, ended } = start()
    await welcome
    const pids = await descendantsOf(child.pid!)
    // The API does not end while it is stopped.
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    child.kill('SIGINT')
    await expect.poll(() => (child.kill('SIGINT') ? 'sent' : 'ended'), { interval: 350 }).toBe('ended')
    expect(await ended).toMatchObject({ status: 130 })
    for (const pid of pids) if (await isRunning(pid)) process.kill(pid, 'SIGCONT')
    await expectAllEnded(pids)
  })

  it('of one part is the end of all, with one line', async () => {
    const { child, welcome, ended } = start()
    await welcome
    const pids = await descendantsOf(child.pid!)
    const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')))
    process.kill(pids[commands.findIndex((command) => command.includes('apps/worker/'))]!, 'SIGKILL')
    const { status, stderr } = await ended
    expect(status).toBe(1)
    expect(stderr).toBe('channel: The worker ended (SIGKILL), so everything was stopped.\n')
    await expectAllEnded(pids)
  })

  it('of the supervisor by kill -9 leaves no API and no worker, and the next start works', async () => {
    const first = start()
    const { key } = await first.welcome
    const pids = await descendantsOf(first.child.pid!)
    first.child.kill('SIGKILL')
    await first.ended
    const second = await start().welcome
    expect(second.key).toBe(key)
    await promisify(execFile)('bash', ['-c', `${second.curl} --silent --fail`])
    await expectAllEnded(pids)
  })
})

describe('what does not start', () => {
  it('says in one line that the port is taken, before anything heavy', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const { status, stdout, stderr } = await start(undefined, ['--port', String(port)]).ended
    server.close()
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is taken`)
  })

  it('says in one line that another start uses the data directory, and leaves that one alone', async () => {
    const first = start()
    const { curl } = await first.welcome
    const second = await start().ended
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(oneLine)
    expect(second.stderr).toContain(`in use by a service that is running (process ${first.child.pid})`)
    await promisify(execFile)('bash', ['-c', `${curl} --silent --fail`])
  })

  it('says in one line of two that start at the same moment which one has to go', async () => {
    const both = [start(), start()]
    const outcome = await Promise.race(both.map(async (each) => ({ each, ...(await each.ended) })))
    expect(outcome).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine) })
    const other = both.find((each) => each !== outcome.each)!
    expect((await other.welcome).key).toMatch(/^chn_live_/)
  })

  it('says in one line that two want the same port, when both found it free', async () => {
    const own = await makeDataDirectory()
    const port = String(await freePort())
    const both = [start(undefined, ['--port', port]), start({ CHANNEL_DATA_DIR: own.path }, ['--port', port])]
    const outcome = await Promise.race(both.map(async (each) => ({ each, ...(await each.ended) })))
    expect(outcome).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine) })
    expect(outcome.stderr).toContain(`Port ${port} on 127.0.0.1 is taken`)
    const other = both.find((each) => each !== outcome.each)!
    expect((await other.welcome).url).toBe(`http://127.0.0.1:${port}`)
    other.child.kill('SIGTERM')
    await other.ended
    await own.remove()
  })

  it('says in one line that the data directory cannot be used', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'channel-file-'))
    await writeFile(join(parent, 'file'), '')
    for (const path of [join(parent, 'file'), join(parent, 'file/below')]) {
      const { status, stderr } = await start({ CHANNEL_DATA_DIR: path }).ended
      expect(status).toBe(1)
      expect(stderr).toMatch(oneLine)
      expect(stderr).toContain(`The data directory ${path} cannot be used`)
    }
    await rm(parent, { recursive: true })
  })

  it.each([
    [
      'is not there',
      'postgres://nobody:hidden@127.0.0.1:1/none',
      /Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/none/,
    ],
    ['is no URL', 'mysql://hidden', /DATABASE_URL must look like postgres:/],
  ])('says in one line that the database %s', async (_, url, message) => {
    const { status, stderr } = await start({ DATABASE_URL: url, CHANNEL_SECRET: secret }).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain('hidden')
  })

  it.each([
    [undefined, /CHANNEL_SECRET is needed beside DATABASE_URL/],
    ['short', /CHANNEL_SECRET.*32 characters/],
  ])('says in one line that the secret %s is none', async (given, message) => {
    const { status, stderr } = await start({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      ...(given === undefined ? {} : { CHANNEL_SECRET: given }),
    }).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toMatch(message)
  })
})

describe('with a database of one’s own', () => {
  it('makes no demo and tells how to begin', async () => {
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, CHANNEL_SECRET: secret, CHANNEL_DATA_DIR: '/nonexistent/unused' }
    const channel = start(environment)
    const { url, key } = await channel.welcome
    expect(key).toBeUndefined()
    expect(channel.printed()).toContain('npm run -s channel -- organization create')
    expect((await fetch(`${url}/v1/health`)).status).toBe(200)
    expect(await runJson(['organization', 'list'], environment)).toEqual([])
    channel.child.kill('SIGTERM')
    await channel.ended
  })

  it('makes the demo with --demo, whose key works', async () => {
    await using database = await createTestDatabase()
    const own = await makeDataDirectory()
    const channel = start({ DATABASE_URL: database.url, CHANNEL_SECRET: secret, CHANNEL_DATA_DIR: own.path }, [
      '--demo',
    ])
    const { curl } = await channel.welcome
    await promisify(execFile)('bash', ['-c', `${curl} --silent --fail`])
    channel.child.kill('SIGTERM')
    await channel.ended
    await own.remove()
  })
})
