import { chmod, chown, mkdir } from 'node:fs/promises'
import type { ServerBinaries } from './server-binaries.ts'
import type { ServerUser } from './server-user.ts'

/** One PostgreSQL cluster in a directory: `data/`, `run/` (its socket), `password`, `server.log`. */
export interface Cluster {
  readonly home: string
  readonly binaries: ServerBinaries
  readonly user: ServerUser | undefined
  /** `off` loses everything in a crash of the machine: for tests. */
  readonly durability: 'on' | 'off'
  readonly log: (line: string) => void
}

/** Makes the cluster's directory: the server's user may pass through it, and reads nothing but its own. */
export async function makeHome(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  await chmod(home, user === undefined ? 0o700 : 0o711)
}

/** Lets the server's user have files that this process made. */
export async function give({ user }: Cluster, ...paths: string[]): Promise<void> {
  if (user === undefined) return
  for (const path of paths) await chown(path, user.uid, user.gid)
}
