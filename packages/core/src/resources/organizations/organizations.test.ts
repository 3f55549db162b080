import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anOrganization } from '../../testing/index.ts'
import { createOrganization } from './create-organization.ts'
import { listOrganizations } from './list-organizations.ts'
import { type OrganizationUpdate, updateOrganization } from './update-organization.ts'

const database = await sharedDatabase()

const create = (input: Parameters<typeof createOrganization>[1]) =>
  database.transaction((tx) => createOrganization(tx, input))
const update = (input: OrganizationUpdate) => database.transaction((tx) => updateOrganization(tx, input))

it('creates an active organization, by default with the standard plan', async () => {
  const organization = await create({ name: 'Fjord Coffee' })
  expect(organization).toEqual({
    id: expect.stringMatching(/^org_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'organization',
    name: 'Fjord Coffee',
    plan: 'standard',
    state: 'active',
    require_consent: false,
    window_closing_minutes: null,
    require_second_factor: false,
    public_message_links: true,
    monthly_messages: null,
    max_webhook_subscriptions: 100,
    delivery_retention_days: 30,
    message_retention_days: null,
    media_retention_days: null,
    created_at: expect.stringMatching(/\.\d{6}Z$/),
    updated_at: organization.created_at,
  })
  expect(await create({ name: 'Fjord Coffee', plan: 'platform' })).toMatchObject({ plan: 'platform' })
})

it('lists organizations, newest first', async () => {
  const [older, newer] = [await anOrganization(database), await anOrganization(database)]
  const ids = (await listOrganizations(database)).map(({ id }) => id)
  expect(ids.filter((id) => id === older.id || id === newer.id)).toEqual([newer.id, older.id])
})

it('changes given fields and keeps the others', async () => {
  const { id } = await anOrganization(database)
  expect(await update({ id, plan: 'platform', monthly_messages: 1_000 })).toMatchObject({
    plan: 'platform',
    state: 'active',
    require_consent: false,
    monthly_messages: 1_000,
  })
  expect(await update({ id, state: 'trial_ended', require_consent: true })).toMatchObject({
    plan: 'platform',
    state: 'trial_ended',
    require_consent: true,
    monthly_messages: 1_000,
  })
  expect(await update({ id, monthly_messages: null, require_consent: false })).toMatchObject({
    require_consent: false,
    monthly_messages: null,
  })
  expect(await update({ id, monthly_messages: 0 })).toMatchObject({ monthly_messages: 0 })
  const retention = { delivery_retention_days: 60, message_retention_days: 365, media_retention_days: 1 }
  expect(await update({ id, ...retention })).toMatchObject({ monthly_messages: 0, ...retention })
  const forever = { delivery_retention_days: null, message_retention_days: null }
  expect(await update({ id, ...forever })).toMatchObject({ ...forever, media_retention_days: 1 })
})

it('refuses unknown organizations and invalid values', async () => {
  await expectOperatorError(create({ name: '' }), 'name must be a text of 1 to 200 characters.')
  await expectOperatorError(create({ name: 'x'.repeat(201) }), 'name must be')
  await expectOperatorError(create({ name: 'A', plan: 'gold' }), 'plan must be standard or platform, not "gold".')
  const { id } = await anOrganization(database)
  await expectOperatorError(update({ id: 'org_nonsense' }), 'There is no organization org_nonsense.')
  await expectOperatorError(update({ id, plan: 'gold' }), 'plan must be')
  await expectOperatorError(update({ id, state: 'gone' }), 'state must be active or trial_ended or inactive')
  for (const monthly_messages of [-1, 0.5, Number.NaN, 2 ** 31]) {
    await expectOperatorError(update({ id, monthly_messages }), 'monthly_messages must be a whole number')
  }
  for (const days of [0, -1, 0.5, Number.NaN, 36_501]) {
    const message = 'delivery_retention_days must be a whole number from 1 to 36500.'
    await expectOperatorError(update({ id, delivery_retention_days: days }), message)
  }
})
