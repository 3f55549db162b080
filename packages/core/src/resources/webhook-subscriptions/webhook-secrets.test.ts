import { statement } from '@channel/db'
import { fakeClock, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anOrganization, aScope, aWebhookSubscription } from '../../testing/index.ts'
import { createWebhookSecret } from './create-webhook-secret.ts'
import { deleteWebhookSecret } from './delete-webhook-secret.ts'
import { deleteWebhookSubscription } from './delete-webhook-subscription.ts'
import { getWebhookSubscription } from './get-webhook-subscription.ts'

const database = await sharedDatabase()
const countSecrets = statement(
  'webhook_secrets_test_count',
  'SELECT count(*) AS count FROM webhook_secrets WHERE organization_id = $1',
)
const hourMs = 3_600_000

async function begin() {
  const organization = await anOrganization(database)
  const { id, secrets } = await aWebhookSubscription(database, organization.id)
  const clock = fakeClock()
  const scope = aScope(organization.id, { now: clock.now })
  return {
    scope,
    clock,
    id,
    first: secrets[0]?.id ?? '',
    add: (hours: number) =>
      database.transaction((tx) =>
        createWebhookSecret(tx, scope, { params: { id }, body: { expire_previous_in_hours: hours } }),
      ),
    remove: (secret_id: string) =>
      database.transaction((tx) => deleteWebhookSecret(tx, scope, { params: { id, secret_id } })),
    shown: async () => (await getWebhookSubscription(database, scope, { params: { id } })).secrets,
    stored: async () => (await database.query<{ count: number }>(countSecrets, [organization.id]))[0]?.count,
  }
}

it('adds a secret, and lets the earlier ones expire', async () => {
  const { add, shown, first, clock } = await begin()
  const second = await add(24)
  expect(second).toEqual({
    id: expect.stringMatching(/^whk_/),
    object: 'webhook_secret',
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
  })
  const inADay = new Date(clock.now().getTime() + 24 * hourMs)
  const [newest, older] = await shown()
  expect(newest).toMatchObject({ id: second.id, hint: second.secret.slice(-4), expires_at: null })
  expect(older).toMatchObject({ id: first })
  expect(new Date(older?.expires_at ?? '')).toEqual(inADay)

  clock.advance(24 * hourMs - 1)
  expect(await shown()).toHaveLength(2)
  clock.advance(1)
  expect((await shown()).map(({ id }) => id)).toEqual([second.id])
})

it('expires earlier secrets at once with 0 hours, and never extends an expiry', async () => {
  const { add, shown, first, clock, stored } = await begin()
  await add(1)
  await add(168)
  const oldest = (await shown()).find(({ id }) => id === first)
  expect(new Date(oldest?.expires_at ?? '')).toEqual(new Date(clock.now().getTime() + hourMs))
  const last = await add(0)
  expect((await shown()).map(({ id }) => id)).toEqual([last.id])
  expect(await stored()).toBe(1)
})

it('refuses more than ten secrets, except with 0 hours', async () => {
  const { add, shown } = await begin()
  for (let count = 1; count < 10; count++) await add(168)
  expect(await shown()).toHaveLength(10)
  await expectApiError(add(1), 'invalid_field_value', 'expire_previous_in_hours')
  await add(0)
  expect(await shown()).toHaveLength(1)
})

it('deletes a secret, but not the last one', async () => {
  const { add, remove, shown, first } = await begin()
  await expectApiError(remove(first), 'last_secret', 'secret_id')
  const second = await add(24)
  expect(await remove(first)).toEqual({ id: first, object: 'webhook_secret', deleted: true })
  expect((await shown()).map(({ id }) => id)).toEqual([second.id])
  await expectApiError(remove(first), 'resource_not_found', 'secret_id')
  await expectApiError(remove(second.id), 'last_secret', 'secret_id')
})

it('clears the expiry of the previous secret when the newest is deleted', async () => {
  const { add, remove, shown, first } = await begin()
  const second = await add(24)
  await remove(second.id)
  expect(await shown()).toEqual([expect.objectContaining({ id: first, expires_at: null })])
})

it('treats an expired secret as deleted', async () => {
  const { add, remove, first, clock } = await begin()
  const second = await add(1)
  clock.advance(hourMs)
  await expectApiError(remove(first), 'resource_not_found', 'secret_id')
  await expectApiError(remove(second.id), 'last_secret', 'secret_id')
})

it('keeps one of two secrets that are deleted concurrently', async () => {
  const { add, remove, shown, first } = await begin()
  const second = await add(24)
  const outcomes = await Promise.allSettled([remove(first), remove(second.id)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await shown()).toEqual([expect.objectContaining({ expires_at: null })])
})

it('deletes the secrets of a subscription with it', async () => {
  const { add, scope, id, stored } = await begin()
  await add(24)
  await database.transaction((tx) => deleteWebhookSubscription(tx, scope, { params: { id } }))
  await expectApiError(add(24), 'resource_not_found', 'id')
  expect(await stored()).toBe(0)
})
