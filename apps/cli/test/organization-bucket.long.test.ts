import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aTenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { type MediaStore, openMediaStore } from '@channel/media-store'
import { freePort } from '@channel/test-kit'
import { beforeAll, expect, it, vi } from 'vitest'
import { useLeaving } from './leave.fixtures.ts'
import { runJson } from './support/run-channel.ts'

const { parts } = useLeaving()

const bucket = 'channel'
const credentials = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const addFile = statement(
  'cli_test_file_in_bucket',
  `WITH stored AS (INSERT INTO media_files (stored_name, organization_id, media_id) VALUES ($4, $1, $2))
   INSERT INTO media (organization_id, id, phone_number_id, status, filename, path, stored_name)
   VALUES ($1, $2, $3, 'ready', 'menu.pdf', $4, $4)`,
)
const serverEntry = fileURLToPath(new URL('../../../packages/media-store/test/support/s3-main.ts', import.meta.url))

let store: MediaStore
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  const port = await freePort()
  const server = spawn(process.execPath, [serverEntry, bucket, String(port)], { stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  store = await openMediaStore({ directory: parts.directory, s3: { bucket, prefix: '', endpoint } })
  await vi.waitFor(() => fetch(endpoint), { timeout: 20_000 })
  environment = { ...parts.environment, ...credentials, MEDIA_S3_BUCKET: bucket, MEDIA_S3_ENDPOINT: endpoint }
  return async () => {
    store.close()
    vi.unstubAllEnvs()
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
})

/** A tenant with files in the bucket, and their names. */
async function aTenantWithFiles(count: number) {
  const { organization, account } = await aTenant(parts.database)
  const names = Array.from({ length: count }, (_, index) => `file-${index}-of-${organization.id}`)
  for (const [index, name] of names.entries()) {
    const file = await store.newFile()
    await file.write(Buffer.from(name))
    await file.save(name)
    await parts.database.execute(addFile, [organization.id, `med_${index}`, account.phone_number_id, name])
  }
  return { id: organization.id, names }
}

async function isStored(name: string): Promise<boolean> {
  const found = await store.open(name)
  found?.destroy()
  return found !== undefined
}

it('exports the files of a bucket, and removes them from it with the organization', async () => {
  const [tenant, other] = [await aTenantWithFiles(30), await aTenantWithFiles(1)]
  const to = join(parts.directory, 'exported')
  const run = (...args: string[]) => runJson<Record<string, unknown>>(['organization', ...args], environment)
  const { media } = await run('export', tenant.id, '--to', to)
  expect(media).toMatchObject({ count: 30, missing: [] })
  expect(await readdir(join(to, 'media'))).toHaveLength(30)
  expect(await readFile(join(to, 'media/med_7.pdf'), 'utf8')).toBe(tenant.names[7])

  expect(await run('delete', tenant.id, '--yes')).toMatchObject({ removed: { media: 30, files: 30 }, files_left: 0 })
  const stored = await Promise.all([...tenant.names, ...other.names].map(isStored))
  expect(stored).toEqual([...tenant.names.map(() => false), true])
})
