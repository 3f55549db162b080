import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jobSchemaOf, migrate, openDatabase } from '@channel/db'
import { expect, onTestFinished } from 'vitest'

// The embedded PostgreSQL has no pg_dump and no pg_basebackup, so these tests need an installed one. Debian has the programs of every
// version in a directory of its own.

const run = promisify(execFile)
const debian = '/usr/lib/postgresql'

/** The directory of PostgreSQL's programs, the newest version first; undefined without one. */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const versions = (await readdir(debian).catch(() => [])).map(Number).toSorted((a, b) => b - a)
  for (const directory of versions.map((version) => join(debian, String(version), 'bin'))) {
    const programs = await readdir(directory).catch((): string[] => [])
    if (['initdb', 'postgres', 'pg_basebackup', 'pg_dump', 'pg_restore'].every((each) => programs.includes(each))) {
      return directory
    }
  }
  return undefined
}

/** A PostgreSQL server with a migrated database, that archives its WAL. */
export async function startBackupServer(programs: string) {
  const user = await userOfServer()
  const home = await mkdtemp(join(tmpdir().length > 30 ? '/tmp' : tmpdir(), 'channel-backup-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  await chmod(home, 0o777)
  const [data, archive, base, dumpFile] = ['data', 'archive', 'base', 'dump'].map((name) => join(home, name))
  const url = (name: string) => `postgresql://channel@/${name}?host=${encodeURIComponent(home)}&port=5432`
  /** The server's programs refuse to run as root. */
  const call = (program: string, ...args: string[]) => run(join(programs, program), args, { ...user, cwd: '/' })

  await call('initdb', '-D', data!, '-U', 'channel', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  await mkdir(archive!)
  await chmod(archive!, 0o777)
  let server = await start()
  onTestFinished(() => stop())
  await call('psql', url('postgres'), '-c', 'CREATE DATABASE channel')
  const database = openDatabase({ url: url('channel'), poolSize: 4, applicationName: 'channel-tests' })
  onTestFinished(() => database.close())
  await migrate(database)

  async function start() {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: home,
      fsync: 'off',
      archive_mode: 'on',
      archive_command: `cp %p ${archive}/%f`,
      log_min_messages: 'fatal',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(programs, 'postgres'), ['-D', data!, ...args], { ...user, cwd: '/', stdio: 'ignore' })
    const isWritable = () =>
      call('psql', url('postgres'), '-Atc', 'SELECT pg_is_in_recovery()').then(
        ({ stdout }) => stdout.trim(),
        () => 'not yet',
      )
    await expect.poll(isWritable, { timeout: 60_000 }).toBe('f')
    return child
  }

  async function stop(): Promise<void> {
    if (server.exitCode !== null) return
    const exited = once(server, 'exit')
    // Immediately: as if the machine were lost.
    server.kill('SIGQUIT')
    await exited
  }

  return {
    database,
    url: url('channel'),
    dump: {
      /** Dumps the database. */
      back: async () => void (await call('pg_dump', '-Fc', '-f', dumpFile!, url('channel'))),
      /** Replaces the database by the dump. */
      async restore(): Promise<void> {
        await call('psql', url('postgres'), '-c', 'DROP DATABASE channel WITH (FORCE)')
        await call('psql', url('postgres'), '-c', 'CREATE DATABASE channel')
        await call('pg_restore', '-d', url('channel'), '--exit-on-error', dumpFile!)
        await migrate(database)
      },
      /** Replaces the tables of the database by those of the dump. */
      async restoreInPlace(): Promise<void> {
        const drop = `DROP SCHEMA public, ${jobSchemaOf('main')} CASCADE; CREATE SCHEMA public`
        await call('psql', url('channel'), '-c', drop)
        await call('pg_restore', '-d', url('channel'), '--exit-on-error', dumpFile!)
      },
    },
    pointInTime: {
      /** Makes a base backup, and remembers the time after it. */
      async back(): Promise<void> {
        await call('pg_basebackup', '-D', base!, '-d', url('postgres'), '--checkpoint=fast', '--no-sync')
        const { stdout } = await call('psql', url('postgres'), '-Atc', 'SELECT clock_timestamp()')
        await writeFile(join(home, 'target'), stdout.trim())
      },
      /** Replaces the server by the base backup, recovered to that time from the archive. */
      async restore(): Promise<void> {
        const target = await run('cat', [join(home, 'target')])
        const ended = await call('psql', url('postgres'), '-Atc', 'SELECT pg_walfile_name(pg_switch_wal())')
        const archived = async () => {
          const { stdout } = await call(
            'psql',
            url('postgres'),
            '-Atc',
            'SELECT last_archived_wal FROM pg_stat_archiver',
          )
          return stdout.trim() >= ended.stdout.trim()
        }
        await expect.poll(archived, { timeout: 60_000 }).toBe(true)
        await stop()
        await rm(data!, { recursive: true })
        await cp(base!, data!, { recursive: true })
        await run('chown', ['-R', `${user.uid ?? ''}:${user.gid ?? ''}`, data!]).catch(() => undefined)
        await chmod(data!, 0o700)
        await writeFile(join(data!, 'recovery.signal'), '')
        const recovery = [
          `restore_command = 'cp ${archive}/%f %p'`,
          `recovery_target_time = '${target.stdout}'`,
          `recovery_target_action = 'promote'`,
        ]
        await writeFile(join(data!, 'postgresql.auto.conf'), `${recovery.join('\n')}\n`)
        server = await start()
      },
    },
  }
}

/** PostgreSQL does not run as root. */
async function userOfServer(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const id = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
