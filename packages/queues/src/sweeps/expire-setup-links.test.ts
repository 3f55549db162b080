import { beginSignup, createSetupLink } from '@channel/core/setup-links'
import { aCustomer, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, eventsRecordedBy, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expireSetupLinks } from './expire-setup-links.ts'

const readStatuses = statement(
  'testing_setup_link_statuses',
  'SELECT id, status FROM customer_setup_links ORDER BY expires_at, id',
)

it('expires overdue links once, and skips those that are in use or completed', async () => {
  await using database = await createTestDatabase()
  const { scope, organization } = await aTenant(database, 'platform')
  await aWebhookSubscription(database, organization.id)
  const { id: customer_id, name } = await aCustomer(database, organization.id)
  async function aLink(expires_in_hours: number, redirects = {}) {
    const input = { params: { customer_id }, body: { expires_in_hours, ...redirects } }
    return database.transaction((tx) => createSetupLink(tx, scope, input, { publicUrl: 'https://api.example.com' }))
  }
  const links = [await aLink(1, { success_redirect_url: 'https://app.example.com/on' }), await aLink(2), await aLink(3)]
  const [due, used, later] = links as [(typeof links)[0], (typeof links)[0], (typeof links)[0]]
  const clock = fakeClock(new Date(Date.parse(used.expires_at) - 1))
  const token = used.setup_url.split('/').at(-1)!
  await database.transaction((tx) => beginSignup(tx, clock, { token, code: 'a code' }))
  clock.advance(2)

  const statuses = async () => (await database.query<{ status: string }>(readStatuses)).map(({ status }) => status)
  const expire = () => eventsRecordedBy(database, organization.id, () => expireSetupLinks(database, clock))
  const [event, ...others] = await expire()
  const { setup_url: _, ...shown } = due
  expect(event?.payload).toEqual({
    id: expect.any(String),
    object: 'event',
    type: 'setup_link.expired',
    created_at: due.expires_at,
    api_version: 'v1',
    phone_number_id: null,
    customer: { id: customer_id, name },
    data: { object: { ...shown, status: 'expired' }, previous_attributes: { status: 'active' } },
  })
  expect(others).toEqual([])
  expect(await statuses()).toEqual(['expired', 'active', 'active'])
  expect(await expire()).toEqual([])

  // The outcome of the signup was never recorded.
  clock.advance(10 * 60_000)
  expect((await expire()).map(({ payload }) => (payload.data.object as { id: string }).id)).toEqual([used.id])
  expect(await statuses()).toEqual(['expired', 'expired', 'active'])
  clock.set(later.expires_at)
  clock.advance(1)
  expect(
    (await Promise.all([expireSetupLinks(database, clock), expireSetupLinks(database, clock)])).toSorted(),
  ).toEqual([0, 1])
})
