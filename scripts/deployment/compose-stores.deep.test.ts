import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@channel/test-kit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { openMediaStore } from '../../packages/media-store/src/index.ts'
import { root } from '../command/paths.ts'
import { textOf } from './known-variables.ts'

const { services } = parse(textOf('compose.yaml'), { merge: true })

/** Runs the command of the S3 server in compose.yaml with other paths and another port, until the end of the test. */
async function startS3(secrets: string, data: string, port: number): Promise<void> {
  const command = String(services.s3.command[0])
    .replaceAll('$$', '$')
    .replaceAll('/data', data)
    .replace('/run/secrets', secrets)
    .replace(':9000', `127.0.0.1:${port}`)
  const child: ChildProcess = spawn('sh', ['-ec', command], { stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  await expect.poll(isOpen).toBe(true)
}

// To install it: go install github.com/rclone/rclone@v1.71.2
it.skipIf(spawnSync('rclone', ['version']).status !== 0)(
  'the S3 server of compose.yaml keeps files up to 100 MiB for the key of make-secrets.sh, and no other',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'channel-compose-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    cpSync(join(root, 'ops/compose/make-secrets.sh'), join(directory, 'make-secrets.sh'))
    execFileSync('sh', [join(directory, 'make-secrets.sh')])
    const port = await freePort()
    await startS3(join(directory, 'secrets'), join(directory, 'files'), port)

    const { AWS_REGION, MEDIA_S3_BUCKET: bucket } = services['api-1'].environment
    vi.stubEnv('AWS_REGION', AWS_REGION)
    onTestFinished(() => void vi.unstubAllEnvs())
    const s3 = { bucket, prefix: '', endpoint: `http://127.0.0.1:${port}` }
    const open = async (credentials: string) => {
      vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', credentials)
      const store = await openMediaStore({ directory, s3 })
      onTestFinished(() => store.close())
      return store
    }
    const store = await open(join(directory, 'secrets/aws-credentials'))
    const save = async (bytes: Uint8Array, name: string, to = store) => {
      const file = await to.newFile()
      await file.write(bytes)
      await file.save(name)
    }
    for (const size of [0, 300_000, 100 * 1_048_576]) {
      const bytes = randomBytes(size)
      const name = randomBytes(24).toString('base64url')
      await save(bytes, name)
      expect((await buffer((await store.open(name))!)).equals(bytes)).toBe(true)
      if (size > 0) {
        const part = await store.open(name, { range: { start: 10, end: 19 } })
        expect(await buffer(part!)).toEqual(bytes.subarray(10, 20))
      }
      await store.remove(name)
      expect(await store.open(name)).toBeUndefined()
    }
    const foreign = join(directory, 'foreign')
    writeFileSync(foreign, '[default]\naws_access_key_id=other\naws_secret_access_key=other\n')
    await expect(save(randomBytes(10), 'name', await open(foreign))).rejects.toThrow()
  },
)
