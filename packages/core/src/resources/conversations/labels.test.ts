import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aLabel, anAccount, anInboundMessage, aTeam, aTenant, type Tenant } from '../../testing/index.ts'
import { deleteLabel } from '../labels/index.ts'
import { attachConversationLabel, attachConversationLabelInAccount } from './attach-conversation-label.ts'
import { detachConversationLabel } from './detach-conversation-label.ts'
import { listConversations } from './list-conversations.ts'

const database = await sharedDatabase()
let tenant: Tenant
let id: string

beforeEach(async () => {
  tenant = await aTenant(database)
  id = (await anInboundMessage(database, tenant.account)).conversation_id
})

const onAccount = () => ({ phone_number_id: tenant.account.phone_number_id })

const attachOn = {
  account: (conversation: string, label_id: string) =>
    database.transaction((tx) =>
      attachConversationLabelInAccount(tx, tenant.scope, {
        params: { ...onAccount(), id: conversation },
        body: { label_id },
      }),
    ),
  root: (conversation: string, label_id: string) =>
    database.transaction((tx) =>
      attachConversationLabel(tx, tenant.scope, { params: { id: conversation }, body: { label_id } }),
    ),
}
const detach = (label_id: string) =>
  database.transaction((tx) => detachConversationLabel(tx, tenant.scope, { params: { ...onAccount(), id, label_id } }))

async function labeled(label_id: string): Promise<string[]> {
  const { data } = await listConversations(database, tenant.scope, {
    params: onAccount(),
    query: { label_id, limit: 25 },
  })
  return data.map((conversation) => conversation.id)
}

it.each(['account', 'root'] as const)('on the %s path: attaches and detaches a label idempotently', async (where) => {
  const label = await aLabel(database, tenant.team)
  const link = { conversation_id: id, label_id: label.id }
  for (let times = 0; times < 2; times++) {
    expect(await attachOn[where](id, label.id)).toEqual({ ...link, attached: true })
  }
  expect(await labeled(label.id)).toEqual([id])
  for (let times = 0; times < 2; times++) {
    expect(await detach(label.id)).toEqual({ ...link, attached: false })
  }
  expect(await labeled(label.id)).toEqual([])
})

it.each(['account', 'root'] as const)('on the %s path: refuses a label of another team', async (where) => {
  const ofOtherTeam = await aLabel(database, await aTeam(database, tenant.organization.id))
  await expectApiError(attachOn[where](id, ofOtherTeam.id), 'invalid_field_value', 'label_id')
})

it('finds conversations of another account on the root path only', async () => {
  const account = await anAccount(database, tenant.team)
  const elsewhere = (await anInboundMessage(database, account)).conversation_id
  const label = await aLabel(database, tenant.team)
  await expectApiError(attachOn.account(elsewhere, label.id), 'resource_not_found', 'id')
  expect(await attachOn.root(elsewhere, label.id)).toMatchObject({ attached: true })
})

it('detaches a deleted label', async () => {
  const label = await aLabel(database, tenant.team)
  await attachOn.root(id, label.id)
  await database.transaction((tx) => deleteLabel(tx, tenant.scope, { params: { id: label.id } }))
  expect(await labeled(label.id)).toEqual([])
})
