import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseDatabaseUrl } from '../parse-database-url.ts'

/** PgBouncer in front of the server of a database. */
export interface Pooler {
  /** The URL of the database through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/** PgBouncer's program, if it is not on the path. */
const program = process.env.PGBOUNCER || 'pgbouncer'

/** What the installed PgBouncer supports; `none` without one. */
export function findPooler(): 'none' | 'too old' | 'supported' {
  try {
    const printed = execFileSync(program, ['--version'], { encoding: 'utf8' })
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(printed) ?? []
    return Number(major) * 1000 + Number(minor) < 1021 ? 'too old' : 'supported'
  } catch {
    return 'none'
  }
}

/**
 * Starts PgBouncer in transaction mode, as docs/operations/database.md describes it.
 *
 * @param poolSize connections to the server
 * @param settings further lines of its configuration
 */
export async function startPooler(databaseUrl: string, poolSize: number, settings = ''): Promise<Pooler> {
  const { host, port, database, user } = parseDatabaseUrl(databaseUrl)[0]!
  const password = new URL(databaseUrl.replace('@/', '@localhost/')).password
  const directory = await mkdtemp(join(tmpdir().length > 30 ? '/tmp' : tmpdir(), 'channel-pooler-'))
  // PgBouncer does not run as root: as another user, it creates its socket there.
  await chmod(directory, 0o777)
  const config = join(directory, 'pgbouncer.ini')
  const server = `host=${host} port=${port} user=${user}${password && ` password=${decodeURIComponent(password)}`}`
  await writeFile(
    config,
    `[databases]
    * = ${server}
    [pgbouncer]
    listen_addr =
    unix_socket_dir = ${directory}
    auth_type = any
    pool_mode = transaction
    default_pool_size = ${poolSize}
    ${settings}`.replaceAll(/^ +/gm, ''),
  )
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...asUser, config], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  while (!(await accepts(join(directory, '.s.PGSQL.6432')))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended with ${child.exitCode}`)
    await delay(20)
  }
  return {
    url: `postgresql://${encodeURIComponent(user)}@/${database}?host=${encodeURIComponent(directory)}&port=6432`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function accepts(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}
