import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { anImportScene } from '../support/import-scene.ts'
import { startProcess } from '../support/start-process.ts'

const count = 12_000
const endLease = statement('test_end_lease_of_imports', 'UPDATE contact_imports SET next_attempt_at = now()')
const number = (index: number) => `+49151${String(20_000_000 + index)}`

it('imports and counts every row once although workers are killed', async () => {
  const scene = await anImportScene()
  const tenant = await scene.tenant()
  const rows = Array.from({ length: count }, (_, index) => `${number(index)},Name ${index}`)
  const { id } = await scene.upload(tenant, ['phone_number,name', ...rows].join('\n'))
  const read = async () => (await scene.get(tenant, id)).rows_read
  const start = () => startProcess('worker', scene.database.url, { MEDIA_DIRECTORY: scene.directory })
  for (const enough of [1, count / 2]) {
    const { child, ended } = start()
    await expect.poll(read, { timeout: 60_000, interval: 20 }).toBeGreaterThan(enough)
    child.kill('SIGKILL')
    await ended
    expect(await read()).toBeLessThan(count)
    // Instead of waiting for the end of the lease.
    await scene.database.execute(endLease)
  }
  start()
  await expect.poll(async () => (await scene.get(tenant, id)).ended_at, { timeout: 60_000 }).not.toBeNull()
  const counts = { rows_total: count, rows_read: count, rows_created: count, rows_updated: 0, rows_failed: 0 }
  expect(await scene.get(tenant, id)).toMatchObject({ status: 'completed', ...counts })
  expect(await scene.contacts(tenant)).toHaveLength(count)
})
