import type { EventType } from '@channel/contract/types'
import { type Queryable, statement, type Transaction } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import * as core from './every-export.ts'
import { aContact, aCustomer, aLabel, anAccount, anInboundMessage, aTenant, aWebhookSubscription } from './index.ts'

/** Functions that verbs call in their own transactions. They are tested through these verbs. */
type PartOfVerbs =
  | 'addUnlessMember'
  | 'assignInTurn'
  | 'leaveAssignmentRules'
  | 'applyBusinessAppMessage'
  | 'applyImportedMessages'
  | 'applyInboundMessages'
  | 'applyOutboundMessages'
  | 'changeAccount'
  | 'countMessage'
  | 'createSignInLink'
  | 'detachLabel'
  | 'endSessions'
  | 'ensureContact'
  | 'ensureConversation'
  | 'ensureConversations'
  | 'ensureGroupConversation'
  | 'ensureMember'
  | 'eraseDeliveriesOfEvents'
  | 'eraseEventsOfContact'
  | 'eraseFromGroups'
  | 'eraseFromWebhooks'
  | 'eraseRecipients'
  | 'eraseUploads'
  | 'extendFreeEntryPoint'
  | 'findContactsOfSenders'
  | 'findConversationsOfContacts'
  | 'findConversationsOfSenders'
  | 'findGroupConversation'
  | 'hintChange'
  | 'hintDeliveries'
  | 'hintDelivery'
  | 'hintErasure'
  | 'hintMedia'
  | 'hintReplays'
  | 'hintSend'
  | 'importContact'
  | 'insertMessagesOfBroadcast'
  | 'inboundAccount'
  | 'lockAccount'
  | 'mergeConversations'
  | 'queueSends'
  | 'readDoneUpdates'
  | 'reconnectAccount'
  | 'recordChange'
  | 'recordDeletedOrganization'
  | 'recordErasedContacts'
  | 'recordEvent'
  | 'recordNotices'
  | 'recordRevokedKey'
  | 'requestQualityCheck'
  | 'requestReadReceipt'
  | 'removePasskeys'
  | 'requestSync'
  | 'revokeAllKeys'
  | 'revokeInvitationsOf'
  | 'revokePasswordResets'
  | 'revokePasswordResetsOfPerson'
  | 'useSignInLink'
  | 'wakeSendsOfMedia'
  | 'wakeWaitingWebhooks'

/** The exported verbs of a folder that write: they require a transaction. */
export type WritingVerb<Folder> = Exclude<
  {
    [Name in keyof Folder]: Folder[Name] extends (first: infer First, ...rest: never[]) => unknown
      ? [Transaction] extends [First]
        ? [Queryable] extends [First]
          ? never
          : Name
        : never
      : never
  }[keyof Folder],
  PartOfVerbs
>

/** Runs a verb in a transaction. */
type Act = (tx: Transaction) => Promise<unknown>
/** Creates what a verb needs. */
type Prepare = (world: World) => Promise<Act>

/** A verb that writes, and the events that it records. */
export interface VerbCase {
  readonly records: readonly EventType[]
  readonly prepare: Prepare
}

/** A case for each verb of a folder that writes. A missing one does not compile. */
export type VerbsOf<Folder> = Record<WritingVerb<Folder>, VerbCase>

export const database = await sharedDatabase()

/** An organization with an end-customer's account, with subscriptions that match its events and others that do not. */
export async function aWorld() {
  const tenant = await aTenant(database, 'platform')
  const { id: organization_id } = tenant.organization
  const customer = await aCustomer(database, organization_id)
  const account = await anAccount(database, tenant.team, { customer_id: customer.id })
  const { phone_number_id } = account
  await aWebhookSubscription(database, organization_id)
  await aWebhookSubscription(database, organization_id, { customer_id: customer.id })
  await aWebhookSubscription(database, organization_id, { phone_number_id, enabled: false })
  await aWebhookSubscription(database, organization_id, { phone_number_id: tenant.account.phone_number_id })
  await aWebhookSubscription(database, organization_id, { event_types: ['message.received', 'contact.updated'] })
  await aWebhookSubscription(database, organization_id, { event_types: ['webhook.test'] })
  return { ...tenant, organization_id, customer, account, phone_number_id }
}
export type World = Awaited<ReturnType<typeof aWorld>>

/** For a verb that records these events: a case of what it needs first (`with`), or of the world as it is (`by`). */
export const records = (...types: EventType[]) => ({
  with: (prepare: Prepare): VerbCase => ({ records: types, prepare }),
  by: (act: (tx: Transaction, world: World) => Promise<unknown>): VerbCase => ({
    records: types,
    prepare: async (world) => (tx) => act(tx, world),
  }),
})
export const nothing = records()

export const contactOf = async ({ account, phone_number_id }: World) => {
  const { id } = await aContact(database, account)
  return { phone_number_id, id }
}

export const conversationOf = async ({ account, phone_number_id }: World) => {
  const { conversation_id } = await anInboundMessage(database, account)
  return { phone_number_id, id: conversation_id }
}

export const labeling = async (world: World) => ({ label_id: (await aLabel(database, world.team)).id })

export const aMember = (organization_id: string, email = `${core.newId('user').toLowerCase()}@example.com`) =>
  ({ organization_id, name: 'Bo Lind', email, role: 'owner' }) as const

/** One of two owners. */
export const memberOf = async ({ organization_id }: World) => {
  await database.transaction((tx) => core.addMember(tx, aMember(organization_id)))
  const member = aMember(organization_id)
  const id = await database.transaction((tx) => core.addMember(tx, member))
  return { ...member, id }
}

export const links = { publicUrl: 'https://channel.example.com' }

export const tokenIn = (url: string) => url.split('token=')[1]!

const now = statement('test_now', 'SELECT clock_timestamp() AS now')
/** The time of the database. */
export const currentTime = async () => (await database.query<{ now: string }>(now))[0]!.now
