import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The credentials that the server accepts. */
export const s3Environment = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
}

/** Starts a server that speaks S3, with one bucket. Port 0 picks a free one. It removes its files, unless `kept` is their directory. */
export async function startS3(
  bucket: string,
  listenOn = 0,
  kept?: string,
): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 'channel-s3-')))
  const server = new S3rver({
    address: '127.0.0.1',
    port: listenOn,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close()
      if (kept === undefined) await rm(directory, { recursive: true, force: true })
    },
  }
}
