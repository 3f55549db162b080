import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openMediaStore } from '../../src/index.ts'
import { s3Environment } from './start-s3.ts'

/** The store in a bucket that answers as `respond` does, until the end of the test. */
export async function aBucket(respond: RequestListener) {
  for (const [name, value] of Object.entries(s3Environment)) vi.stubEnv(name, value)
  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const directory = await mkdtemp(join(tmpdir(), 'channel-media-'))
  const s3 = { bucket: 'media', prefix: '', endpoint: `http://127.0.0.1:${port}` }
  const store = await openMediaStore({ directory, s3 })
  onTestFinished(async () => {
    store.close()
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
    await rm(directory, { recursive: true, force: true })
  })
  return store
}
