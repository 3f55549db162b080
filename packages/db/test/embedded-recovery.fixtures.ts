import { once } from 'node:events'
import { join } from 'node:path'
import { findServer, type Sandbox, startOwner, writeNote } from './embedded-fixture.ts'

/** A cluster with one note whose owner and server were killed, and their pid file. */
export async function killEverything(sandbox: Sandbox): Promise<{ data: string; pidFile: string }> {
  const owner = await startOwner(sandbox)
  await writeNote(owner.url as string, 'before')
  const { data, pid } = await findServer(sandbox)
  owner.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await once(owner.child, 'exit')
  return { data, pidFile: join(data, 'postmaster.pid') }
}
