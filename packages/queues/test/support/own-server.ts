import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase, startEmbeddedPostgres } from '@channel/db'
import type { OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'

/** Whether the server was provided, so that tests must not stop it. */
export const isServerGiven = Boolean(
  process.env.CITUS_DATABASE_URL || process.env.TEST_DATABASE_URL || process.env.DATABASE_URL,
)

/** A PostgreSQL server that a test may stop and start again, with a migrated database. */
export interface OwnServer {
  readonly database: OwnDatabase
  /**
   * Stops the server and waits until it has ended: `fast` aborts statements and writes all data to disk, `immediate`
   * works like a crash.
   */
  end(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again, at the same address and with its data. */
  startAgain(): Promise<void>
}

/** Starts a server that is stopped and removed after the test. */
export async function startOwnServer(): Promise<OwnServer> {
  // The path of a socket has a max length; with a longer one, the server would use a different address at each start.
  const directory = await mkdtemp(join(tmpdir().length > 30 ? '/tmp' : tmpdir(), 'channel-server-'))
  // PostgreSQL does not run as root: another user needs access.
  await chmod(directory, 0o755)
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }))
  const options = { dataDir: join(directory, 'data'), systemDir: join(directory, 'system') }
  let server = await startEmbeddedPostgres(options)
  onTestFinished(() => server.stop())
  const { url } = server
  const database = openDatabase({ url, poolSize: 4, applicationName: 'channel-tests' })
  await migrate(database)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= database.close()
    return closed
  }
  return {
    database: { ...database, url, drop: close, [Symbol.asyncDispose]: close },
    async end(how) {
      if (how === 'fast') return server.stop()
      process.kill(await readPid(options.dataDir), 'SIGQUIT')
      await server.exited
    },
    async startAgain() {
      server = await startEmbeddedPostgres(options)
      if (server.url !== url) throw new Error('The server has moved.')
    },
  }
}

async function readPid(dataDir: string): Promise<number> {
  const { home } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8')) as { home: string }
  return Number.parseInt(await readFile(join(home, 'data/postmaster.pid'), 'utf8'), 10)
}
