import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase, removeEmbeddedDatabase, startEmbeddedPostgres } from '@channel/db'
import { createTestDatabase, freePort } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { runChannel } from './support/run-channel.ts'
import { makeDataDirectory } from './support/start-channel.ts'
import { oneLine, secret, useChannels } from './support/use-channels.ts'

const { start } = useChannels()

describe('failed starts', () => {
  it('leaves a database from before the baseline alone until it is set aside', async () => {
    const own = await makeDataDirectory()
    const environment = { CHANNEL_DATA_DIR: own.path }
    const postgres = await startEmbeddedPostgres({ dataDir: own.path })
    const database = openDatabase({ url: postgres.url, poolSize: 1 })
    await database.session((session) =>
      session.run('CREATE TABLE schema_migrations AS SELECT 1 AS version, $$$$ AS checksum'),
    )
    await database.close()
    await postgres.stop()
    const { status, stderr } = await start(environment).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toMatch(
      /created before the baseline, .*`npm run -s channel -- database set-aside` makes room for a new/,
    )
    const setAside = await runChannel(['database', 'set-aside', '--json'], environment)
    const { kept_in } = JSON.parse(setAside.stdout) as { kept_in: string }
    expect(kept_in.startsWith(`${own.path}-set-aside-`)).toBe(true)
    const { child, welcome, ended } = start(environment)
    expect((await welcome).key).toMatch(/^chn_live_/)
    child.kill('SIGTERM')
    await ended
    await removeEmbeddedDatabase({ dataDir: kept_in })
    await own.remove()
  })

  it('reports in one line that another start uses the data directory, and leaves that one alone', async () => {
    const first = start()
    const { curl } = await first.welcome
    const second = await start().ended
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(oneLine)
    expect(second.stderr).toContain(`in use by a running service (process ${first.child.pid})`)
    await promisify(execFile)('bash', ['-c', `${curl} --silent --fail`])
  })

  it('fails one of two concurrent starts in one line', async () => {
    const both = [start(), start()]
    const outcome = await Promise.race(both.map(async (each) => ({ each, ...(await each.ended) })))
    expect(outcome).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine) })
    const other = both.find((each) => each !== outcome.each)!
    expect((await other.welcome).key).toMatch(/^chn_live_/)
  })

  it('reports in one line that two concurrent starts want the same port', async () => {
    const own = await makeDataDirectory()
    const port = String(await freePort())
    const both = [start(undefined, ['--port', port]), start({ CHANNEL_DATA_DIR: own.path }, ['--port', port])]
    const outcome = await Promise.race(both.map(async (each) => ({ each, ...(await each.ended) })))
    expect(outcome).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine) })
    expect(outcome.stderr).toContain(`Port ${port} on 127.0.0.1 is in use`)
    const other = both.find((each) => each !== outcome.each)!
    expect((await other.welcome).url).toBe(`http://127.0.0.1:${port}`)
    other.child.kill('SIGTERM')
    await other.ended
    await own.remove()
  })

  it('reports in one line that the data directory cannot be used', async () => {
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

  it('reports in one line that a rate limit is invalid, which the API detects', async () => {
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, CHANNEL_SECRET: secret, RATE_LIMIT_READS_PER_MINUTE: 'many' }
    const { status, stderr } = await start(environment).ended
    expect(status).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain('RATE_LIMIT_READS_PER_MINUTE is "many"; it must be a whole number')
  })
})
