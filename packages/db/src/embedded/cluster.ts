import { chmod, chown, mkdir } from 'node:fs/promises'
import type { ServerBinaries } from './server-binaries.ts'
import type { ServerUser } from './server-user.ts'

/** One PostgreSQL cluster in a directory: `data/`, `run/` (its socket), `password`, `server.log`. */
export interface Cluster {
  readonly home: string
  readonly binaries: ServerBinaries
  readonly user: ServerUser | undefined
  /** `off` loses all data if the machine crashes: for tests. */
  readonly durability: 'on' | 'off'
  readonly log: (line: string) => void
}

/** Creates the cluster's directory. The server's user may enter it but reads only its own files. */
export async function makeHome(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  await chmod(home, user === undefined ? 0o700 : 0o711)
}

/** Makes the server's user the owner of files that this process created. */
export async function chownToServer({ user }: Cluster, ...paths: string[]): Promise<void> {
  if (user === undefined) return
  for (const path of paths) await chown(path, user.uid, user.gid)
}
