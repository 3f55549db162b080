import type { AssignmentRuleUpdate } from '@channel/contract/types'
import { eventsRecordedBy, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anAccount, anInboundMessage, aTenant, aUser, newPhoneNumber, type Tenant } from '../../testing/index.ts'
import { getConversation, updateConversation } from '../conversations/index.ts'
import { addMember, deleteMember } from '../members/index.ts'
import { receiveMessage } from '../messages/index.ts'
import { updateAvailability } from '../users/index.ts'
import { getAssignmentRule, updateAssignmentRule } from './index.ts'

const database = await sharedDatabase()

type Account = Pick<Tenant['account'], 'phone_number_id'>

function setRule({ scope }: Tenant, { phone_number_id }: Account, body: AssignmentRuleUpdate) {
  return database.transaction((tx) => updateAssignmentRule(tx, scope, { params: { phone_number_id }, body }))
}

function setAvailable({ scope }: Tenant, userId: string, available: boolean) {
  return database.transaction((tx) => updateAvailability(tx, scope, { body: { available } }, { userId }))
}

/** A tenant whose account assigns in turn, and its users. */
async function aTurn(count: number) {
  const tenant = await aTenant(database)
  const users: string[] = []
  for (let index = 0; index < count; index++) {
    users.push((await aUser(database, tenant.organization.id, { email: `${index}@example.com` })).id)
  }
  await setRule(tenant, tenant.account, { mode: 'round_robin', user_ids: users })
  return { tenant, users }
}

async function assigneeOf({ scope }: Tenant, { phone_number_id }: Account, id: string) {
  const { assignee } = await getConversation(database, scope, { params: { phone_number_id, id } })
  return assignee?.id ?? null
}

/** The assignees of this many new conversations, one after the other. */
async function assignees(tenant: Tenant, count: number, account = tenant.account): Promise<(string | null)[]> {
  const found = []
  for (let index = 0; index < count; index++) {
    const { conversation_id } = await anInboundMessage(database, account, { from: { phone_number: newPhoneNumber() } })
    found.push(await assigneeOf(tenant, account, conversation_id))
  }
  return found
}

it('assigns new conversations in turn, in the order of the users', async () => {
  const { tenant, users } = await aTurn(3)
  const [a, b, c] = users as [string, string, string]
  expect(await assignees(tenant, 5)).toEqual([a, b, c, a, b])
  // The turns continue after the last one.
  await setRule(tenant, tenant.account, { user_ids: [c, b, a] })
  expect(await assignees(tenant, 3)).toEqual([a, c, b])
})

it('shows the assignee in the event of the new conversation', async () => {
  const { tenant, users } = await aTurn(1)
  const receive = () => anInboundMessage(database, tenant.account)
  const events = await eventsRecordedBy(database, tenant.organization.id, receive)
  const created = events.find(({ payload }) => payload.type === 'conversation.created')
  expect(created?.payload.data.object).toMatchObject({ assignee: { id: users[0], name: 'Kim Berg' } })
})

it('skips users who are away, and does not assign if all are', async () => {
  const { tenant, users } = await aTurn(3)
  const [a, b, c] = users as [string, string, string]
  await setAvailable(tenant, b, false)
  expect(await assignees(tenant, 3)).toEqual([a, c, a])
  await setAvailable(tenant, b, true)
  expect(await assignees(tenant, 1)).toEqual([b])
  for (const user of users) await setAvailable(tenant, user, false)
  expect(await assignees(tenant, 2)).toEqual([null, null])
  await setAvailable(tenant, c, true)
  expect(await assignees(tenant, 1)).toEqual([c])
})

it('assigns a reopened conversation without an assignee, and no other', async () => {
  const { tenant, users } = await aTurn(2)
  const [a, b] = users as [string, string]
  const from = { phone_number: newPhoneNumber() }
  const { conversation_id } = await anInboundMessage(database, tenant.account, { from })
  const params = { phone_number_id: tenant.account.phone_number_id, id: conversation_id }
  const change = (body: object) => database.transaction((tx) => updateConversation(tx, tenant.scope, { params, body }))
  const writes = async () => {
    const receive = () => anInboundMessage(database, tenant.account, { from })
    const events = await eventsRecordedBy(database, tenant.organization.id, receive)
    const updated = events.find(({ payload }) => payload.type === 'conversation.updated')
    return (updated?.payload.data as { previous_attributes?: object } | undefined)?.previous_attributes
  }
  expect(await assigneeOf(tenant, tenant.account, conversation_id)).toBe(a)
  await change({ status: 'resolved' })
  expect(await writes()).not.toHaveProperty('assignee')
  expect(await assigneeOf(tenant, tenant.account, conversation_id)).toBe(a)
  await change({ assigned_to: null })
  expect(await writes()).not.toHaveProperty('assignee')
  expect(await assigneeOf(tenant, tenant.account, conversation_id)).toBe(null)
  await change({ status: 'resolved' })
  expect(await writes()).toMatchObject({ status: 'resolved', assignee: null })
  expect(await assigneeOf(tenant, tenant.account, conversation_id)).toBe(b)
})

it('does not assign with the mode manual, or without a rule', async () => {
  const { tenant } = await aTurn(1)
  const other = await anAccount(database, tenant.team)
  expect(await assignees(tenant, 1, other)).toEqual([null])
  await setRule(tenant, tenant.account, { mode: 'manual' })
  expect(await assignees(tenant, 1)).toEqual([null])
})

it('shares equally among concurrent workers, also within one transaction', async () => {
  const { tenant, users } = await aTurn(3)
  const { phone_number_id } = tenant.account
  const message = (index: number) => ({
    phone_number_id,
    provider_message_id: `wamid.turn.${index}`,
    from: { phone_number: newPhoneNumber() },
    type: 'text',
    content: 'Hello',
    sent_at: new Date().toISOString(),
  })
  const batches = Array.from({ length: 6 }, (_, batch) =>
    database.transaction((tx) =>
      Promise.all([0, 1, 2, 3].map((index) => receiveMessage(tx, tenant.scope, message(batch * 4 + index)))),
    ),
  )
  const received = (await Promise.all(batches)).flat()
  const counts = new Map<string | null, number>()
  for (const { conversation_id } of received) {
    const id = await assigneeOf(tenant, tenant.account, conversation_id)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(users.map((id) => [id, 8])))
})

it('takes a removed member out of the turns, without changing who is next', async () => {
  const tenant = await aTenant(database)
  const organization_id = tenant.organization.id
  const members: string[] = []
  for (const email of ['a', 'b', 'c', 'd']) {
    const member = {
      organization_id,
      name: email,
      email: `${email}-${organization_id}@example.com`,
      role: 'owner',
    } as const
    members.push(await database.transaction((tx) => addMember(tx, member)))
  }
  const [a, b, c, d] = members as [string, string, string, string]
  await setRule(tenant, tenant.account, { mode: 'round_robin', user_ids: members })
  const remove = (id: string) => database.transaction((tx) => deleteMember(tx, tenant.scope, { params: { id } }))
  expect(await assignees(tenant, 2)).toEqual([a, b])
  await remove(b)
  expect(await getAssignmentRule(database, tenant.scope, { params: tenant.account })).toMatchObject({
    user_ids: [a, c, d],
  })
  expect(await assignees(tenant, 3)).toEqual([c, d, a])
  await remove(a)
  expect(await assignees(tenant, 2)).toEqual([c, d])
})

it('changes given fields, and refuses unknown users and those of other organizations', async () => {
  const { tenant, users } = await aTurn(2)
  const params = { phone_number_id: tenant.account.phone_number_id }
  const rule = { object: 'assignment_rule', mode: 'round_robin', user_ids: users }
  expect(await getAssignmentRule(database, tenant.scope, { params })).toEqual(rule)
  expect(await setRule(tenant, tenant.account, {})).toEqual(rule)
  expect(await setRule(tenant, tenant.account, { user_ids: [] })).toEqual({ ...rule, user_ids: [] })
  const other = await aTurn(1)
  for (const id of ['usr_nobody', other.users[0]!]) {
    await expectApiError(
      setRule(tenant, tenant.account, { user_ids: [users[0]!, id] }),
      'invalid_field_value',
      'user_ids',
    )
  }
  await expectApiError(setRule(tenant, other.tenant.account, {}), 'resource_not_found', 'phone_number_id')
})
