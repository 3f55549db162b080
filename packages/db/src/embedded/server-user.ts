import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/** The user that runs the server, if not this process's user. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

const candidates = ['nobody', 'postgres', 'daemon']

/** PostgreSQL refuses to run as root. Then it runs as an unprivileged user that every system has. */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const entries = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'))
  for (const name of candidates) {
    const entry = entries.find((each) => each[0] === name)
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])]
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new EmbeddedDatabaseError(
    'server-user',
    `PostgreSQL does not run as root, and /etc/passwd has none of the users ${candidates.join(', ')} to run it as.`,
  )
}

/** Whether the user may enter a directory and all its parents, judged by file modes. */
export async function canEnter(directory: string, user: ServerUser | undefined): Promise<boolean> {
  if (user === undefined) return true
  for (let path = directory; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path)
    const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & execute) === 0) return false
    if (path === dirname(path)) return true
  }
}

/** The directory of the clusters that root starts. Undefined for another user, whose cluster is in the data directory. */
export function systemDirectoryFor(user: ServerUser | undefined, given = '/var/lib/channel'): string | undefined {
  return user === undefined ? undefined : given
}
