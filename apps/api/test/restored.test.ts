import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { request } from './support/send.ts'
import { startApi } from './support/start-api.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())
const api = await startApi({ database })
const expire = statement('api_test_expire_marker', 'UPDATE restore_marker SET confirmed_until = clock_timestamp()')
const hold = statement(
  'api_test_hold',
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before)
   SELECT id, 'behind', clock_timestamp() FROM organizations`,
)
const ready = async () => (await request(`${api.url}/ready`)).body

it('serves requests of a database that may be a restored backup, and warns on /ready', async () => {
  await api.tenant()
  expect(await ready()).toEqual({ status: 'ready' })
  await database.execute(expire)
  const unconfirmed = { code: 'restore', detail: expect.stringMatching(/^nothing is sent, .* check the workers/) }
  expect(await ready()).toEqual({ status: 'ready', warnings: [unconfirmed] })
  await database.execute(hold)
  const held = {
    code: 'restore',
    detail: expect.stringMatching(/^messages .* 1 organizations .* `channel restore check`$/),
  }
  expect(await ready()).toEqual({ status: 'ready', warnings: [held] })
})
