import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
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
  /** Lets it use another server, without a restart. */
  pointTo(databaseUrl: string): Promise<void>
  /** Ends it, as a crash would. */
  kill(): Promise<void>
  restart(): Promise<void>
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
  const { database, user } = parseDatabaseUrl(databaseUrl)[0]!
  const directory = await mkdtemp(join(tmpdir().length > 30 ? '/tmp' : tmpdir(), 'channel-pooler-'))
  // PgBouncer does not run as root: as another user, it creates its socket there.
  await chmod(directory, 0o777)
  const config = join(directory, 'pgbouncer.ini')
  const writeConfig = (server: string) =>
    writeFile(
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
  await writeConfig(serverOf(databaseUrl))
  let child = await startProgram(config, directory)
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `postgresql://${encodeURIComponent(user)}@/${database}?host=${encodeURIComponent(directory)}&port=6432`,
    async pointTo(otherUrl) {
      await writeConfig(serverOf(otherUrl))
      child.kill('SIGHUP')
    },
    kill: () => end('SIGKILL'),
    async restart() {
      child = await startProgram(config, directory)
    },
    async stop() {
      await end('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The server of a database, in the words of PgBouncer. */
function serverOf(databaseUrl: string): string {
  const { host, port, user } = parseDatabaseUrl(databaseUrl)[0]!
  const password = new URL(databaseUrl.replace('@/', '@localhost/')).password
  return `host=${host} port=${port} user=${user}${password && ` password=${decodeURIComponent(password)}`}`
}

async function startProgram(config: string, directory: string): Promise<ChildProcess> {
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...asUser, config], { stdio: 'ignore' })
  while (!(await accepts(join(directory, '.s.PGSQL.6432')))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended with ${child.exitCode}`)
    await delay(20)
  }
  return child
}

function accepts(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}
