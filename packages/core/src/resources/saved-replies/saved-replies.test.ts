import type { CreateSavedReplyInput, SavedReplyUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aTenant, type Tenant } from '../../testing/index.ts'
import { createSavedReply, deleteSavedReply, getSavedReply, listSavedReplies, updateSavedReply } from './index.ts'

const database = await sharedDatabase()

type Body = CreateSavedReplyInput['body']

function create({ scope }: Pick<Tenant, 'scope'>, body: Partial<Body> = {}) {
  const given = { name: 'Opening hours', shortcut: 'hours', text: 'From 9 to 18.', ...body }
  return database.transaction((tx) => createSavedReply(tx, scope, { body: given }))
}

function update({ scope }: Pick<Tenant, 'scope'>, id: string, body: SavedReplyUpdate) {
  return database.transaction((tx) => updateSavedReply(tx, scope, { params: { id }, body }))
}

it('creates, reads, changes and deletes a saved reply', async () => {
  const tenant = await aTenant(database)
  const created = await create(tenant)
  expect(created).toEqual({
    id: expect.stringMatching(/^srp_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'saved_reply',
    name: 'Opening hours',
    shortcut: 'hours',
    text: 'From 9 to 18.',
    created_at: expect.stringMatching(/\.\d{6}Z$/),
    updated_at: created.created_at,
  })
  const params = { id: created.id }
  const changed = await update(tenant, created.id, { text: 'From 8 to 20.' })
  expect(changed).toEqual({ ...created, text: 'From 8 to 20.', updated_at: changed.updated_at })
  expect(changed.updated_at > created.updated_at).toBe(true)
  expect(await update(tenant, created.id, { text: 'From 8 to 20.', shortcut: 'hours' })).toEqual(changed)
  expect(await getSavedReply(database, tenant.scope, { params })).toEqual(changed)
  const remove = () => database.transaction((tx) => deleteSavedReply(tx, tenant.scope, { params }))
  expect(await remove()).toEqual({ id: created.id, object: 'saved_reply', deleted: true })
  await expectApiError(getSavedReply(database, tenant.scope, { params }), 'resource_not_found', 'id')
  await expectApiError(remove(), 'resource_not_found', 'id')
})

it('allows a shortcut once in an organization, ignoring case', async () => {
  const tenant = await aTenant(database)
  const first = await create(tenant)
  await expectApiError(create(tenant, { shortcut: 'Hours' }), 'invalid_field_value', 'shortcut')
  const second = await create(tenant, { shortcut: 'thanks' })
  await expectApiError(update(tenant, second.id, { shortcut: 'HOURS' }), 'invalid_field_value', 'shortcut')
  expect(await update(tenant, first.id, { shortcut: 'HOURS' })).toMatchObject({ shortcut: 'HOURS' })
  await create(await aTenant(database))
})

it('folds shortcuts of all scripts as names of labels', async () => {
  const tenant = await aTenant(database)
  for (const [shortcut, same] of [
    ['Öffnungszeiten', 'OFFNUNGSZEITEN'],
    ['grüße', 'GRU\u0308SSE'],
    ['ώρες', 'ΩΡΕΣ'],
    ['שָׁעוֹת', 'שעות'],
    ['नमस्ते', 'नमस्ते'],
  ] as const) {
    const { id } = await create(tenant, { shortcut })
    await expectApiError(create(tenant, { shortcut: same }), 'invalid_field_value', 'shortcut')
    const query = { shortcut: same, limit: 10 }
    expect(await listSavedReplies(database, tenant.scope, { query })).toMatchObject({ data: [{ id, shortcut }] })
  }
})

it('creates one saved reply for concurrent calls with the same shortcut', async () => {
  const tenant = await aTenant(database)
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => create(tenant)))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(failures).toHaveLength(3)
  for (const { reason } of failures) expect(reason).toMatchObject({ code: 'invalid_field_value', param: 'shortcut' })
})

it.each([
  '{{contact.name}}{{contact.phone_number}}{{user.name}}{{account.name}}',
  '{{ contact.name | there }}, {{contact.name|}}',
  'Set {a} and }} and {{ as they are',
  '{'.repeat(4096),
])('accepts %s', async (text) => {
  const tenant = await aTenant(database)
  const { id } = await create(tenant, { text })
  expect(await getSavedReply(database, tenant.scope, { params: { id } })).toMatchObject({ text })
})

it.each([
  '{{contact.email}}',
  '{{name}}',
  '{{}}',
  'Hi {{Contact.Name}}',
  '{{1}}',
  '{{contact.name}} {{x|{{user.name}}',
])('refuses the variable in %s', async (text) => {
  const tenant = await aTenant(database)
  const error = await expectApiError(create(tenant, { text }), 'invalid_field_value', 'text')
  expect(error.message).toContain('{{contact.name}}, {{contact.phone_number}}, {{user.name}}, {{account.name}}')
  const { id } = await create(tenant)
  await expectApiError(update(tenant, id, { text }), 'invalid_field_value', 'text')
})

it('lists those of the organization, newest first, and finds one by its shortcut', async () => {
  const tenant = await aTenant(database)
  await create(await aTenant(database))
  const [oldest, middle, newest] = [
    await create(tenant, { shortcut: 'a' }),
    await create(tenant, { shortcut: 'B' }),
    await create(tenant, { shortcut: 'c' }),
  ]
  const list = (query: object) => listSavedReplies(database, tenant.scope, { query: { limit: 2, ...query } })
  const first = await list({})
  expect(first).toMatchObject({ data: [newest, middle], has_more: true })
  const cursor = first.next_cursor ?? undefined
  expect(await list({ cursor })).toMatchObject({ data: [oldest], has_more: false })
  expect((await list({ shortcut: 'b' })).data).toEqual([middle])
  expect((await list({ shortcut: 'd' })).data).toEqual([])
  await expectApiError(list({ shortcut: 'b', cursor }), 'invalid_cursor', 'cursor')
})
