import { createTestDatabase } from '@channel/test-kit'
import { switchReadOnly } from '@channel/test-kit/switch-read-only'
import { expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { request, send } from './support/send.ts'
import { startApi } from './support/start-api.ts'

it('recovers without a restart after its connections have reached a read-only standby', async () => {
  await using database = await createTestDatabase()
  const tenant = await (await startApi({ database })).tenant()
  const { url } = await startApiProcess({ DATABASE_URL: database.url })
  const create = () => send('createCustomer', { ...tenant, url: url! }, { body: { name: 'Nordlys' } })
  const ready = () => request(`${url}/ready`)
  expect((await create()).status).toBe(201)

  await switchReadOnly(database.url, 'on')
  const notReady = { status: 503, body: { status: 'not_ready', waiting_for: ['database_read_only'] } }
  await expect.poll(ready).toMatchObject(notReady)
  expect(await create()).toMatchObject({ status: 503, body: { error: { code: 'internal_error' } } })

  // It ends no connections: none to the standby may have been kept.
  await switchReadOnly(database.url, 'off')
  await expect.poll(create).toMatchObject({ status: 201 })
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
})
