import { randomUUID } from 'node:crypto'
import type { EventType } from '@channel/contract/types'
import { type Queryable, statement, type Transaction } from '@channel/db'
import { eventsRecordedBy, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import * as core from '../../testing/every-export.ts'
import {
  aContact,
  aCustomer,
  aLabel,
  anAccount,
  anInboundMessage,
  anOutboundMessage,
  aTeam,
  aTemplate,
  aTenant,
  aUser,
  aWebhookSubscription,
  newPhoneNumber,
  newPhoneNumberId,
} from '../../testing/index.ts'

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
  | 'requestSync'
  | 'revokeAllKeys'
  | 'revokeInvitationsOf'
  | 'revokePasswordResets'
  | 'revokePasswordResetsOfPerson'
  | 'useSignInLink'
  | 'wakeSendsOfMedia'
  | 'wakeWaitingWebhooks'

/** The exported verbs that write: they require a transaction. */
type WritingVerb = Exclude<
  {
    [Name in keyof typeof core]: (typeof core)[Name] extends (first: infer First, ...rest: never[]) => unknown
      ? [Transaction] extends [First]
        ? [Queryable] extends [First]
          ? never
          : Name
        : never
      : never
  }[keyof typeof core],
  PartOfVerbs
>

/** Runs a verb in a transaction. */
type Act = (tx: Transaction) => Promise<unknown>
/** Creates what a verb needs. */
type Prepare = (world: World) => Promise<Act>

const database = await sharedDatabase()
const transactionId = statement('test_transaction_id', 'SELECT pg_current_xact_id()::xid::text AS id')
const now = statement('test_now', 'SELECT clock_timestamp() AS now')

/** An organization with an end-customer's account, with subscriptions that match its events and others that do not. */
async function aWorld() {
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
type World = Awaited<ReturnType<typeof aWorld>>

const businessAppMessage = (phone_number_id: string) => ({
  phone_number_id,
  provider_message_id: 'wamid.of-app',
  to: { phone_number: newPhoneNumber() },
  type: 'text',
  content: 'At eight.',
  sent_at: '2026-11-20T09:14:06Z',
})

const pastMessages = (phone_number_id: string) => {
  const { to: contact, ...message } = { ...businessAppMessage(phone_number_id), provider_message_id: 'wamid.past' }
  const past = { ...message, type: 'media_placeholder', content: null, is_outbound: true, status: 'read', index: 0 }
  return { phone_number_id, contact, part: 1, messages: [past] }
}

const nothing = (prepare: Prepare) => ({ records: [] as EventType[], prepare })
const records = (...types: EventType[]) => ({ with: (prepare: Prepare) => ({ records: types, prepare }) })

const contactOf = async ({ account, phone_number_id }: World) => {
  const { id } = await aContact(database, account)
  return { phone_number_id, id }
}
const conversationOf = async ({ account, phone_number_id }: World) => {
  const { conversation_id } = await anInboundMessage(database, account)
  return { phone_number_id, id: conversation_id }
}
const byKey = { author: { type: 'api_key', id: 'key_01KAHX9R2T4V6X8Z0B1D3F5H7K' } } as const
const noteOf = async (world: World) => {
  const params = await conversationOf(world)
  const input = { params, body: { text: 'Calls back.' } }
  const { id: note_id } = await database.transaction((tx) => core.createNote(tx, world.scope, input, byKey))
  return { ...params, note_id }
}
const labeling = async (world: World) => ({ label_id: (await aLabel(database, world.team)).id })
const bulk = async (world: World) => ({
  body: { contact_ids: [(await contactOf(world)).id], operation: 'attach' as const, ...(await labeling(world)) },
})
const subscriptionOf = async ({ organization_id }: World) => ({
  params: { id: (await aWebhookSubscription(database, organization_id)).id },
})
/**
 * A delivery of an enabled subscription: disabled ones get no replays, and the deliveries of one event have no fixed
 * order.
 */
const deliveryOf = async (world: World) => {
  await contactOf(world)
  const query = { limit: 100 }
  const subscriptions = await core.listWebhookSubscriptions(database, world.scope, { query })
  const enabled = subscriptions.data.filter((each) => each.enabled).map(({ id }) => id)
  const { data } = await core.listWebhookDeliveries(database, world.scope, { query })
  return data.find(({ subscription_id }) => enabled.includes(subscription_id))!
}

const links = { publicUrl: 'https://channel.example.com' }
const invitation = { body: { email: 'bo@example.com', role: 'member' } } as const
const tokenIn = (url: string) => url.split('token=')[1]!
const aMember = (organization_id: string, email = `${core.newId('user').toLowerCase()}@example.com`) =>
  ({ organization_id, name: 'Bo Lind', email, role: 'owner' }) as const
/** One of two owners. */
const memberOf = async ({ organization_id }: World) => {
  await database.transaction((tx) => core.addMember(tx, aMember(organization_id)))
  const member = aMember(organization_id)
  const id = await database.transaction((tx) => core.addMember(tx, member))
  return { ...member, id }
}
const aSession = statement(
  'test_a_session',
  `INSERT INTO sign_in_sessions (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '1 day') RETURNING id`,
)

const aPasskey = statement(
  'test_a_passkey',
  `INSERT INTO sign_in_passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
   VALUES ($1, $2, 'Phone', $1, 'a key', 0, 'singleDevice', false) RETURNING id`,
)
const passkeyOf = async (world: World) => {
  const { id: userId } = await memberOf(world)
  const [passkey] = await database.query<{ id: string }>(aPasskey, [core.newId('passkey'), userId])
  return [userId, passkey!.id] as const
}

const setupLinkOf = async ({ scope, customer }: World) => {
  const input = { params: { customer_id: customer.id }, body: { expires_in_hours: 1 } }
  return database.transaction((tx) =>
    core.createSetupLink(tx, scope, input, { publicUrl: 'https://channel.example.com' }),
  )
}
const setupTokenOf = async (world: World) => {
  const { setup_url } = await setupLinkOf(world)
  return { token: setup_url.slice('https://channel.example.com/setup/'.length) }
}

const savedReply = { name: 'Opening hours', shortcut: 'hours', text: 'From 9 to 18.' }
const savedReplyOf = async ({ scope }: World) => {
  const { id } = await database.transaction((tx) => core.createSavedReply(tx, scope, { body: savedReply }))
  return { id }
}

const leaseBroadcast = statement(
  'test_lease_broadcast',
  'UPDATE broadcasts SET lease_token = $3::uuid WHERE organization_id = $1 AND id = $2',
)
const leaseImport = statement(
  'test_lease_contact_import',
  `UPDATE contact_imports SET status = 'running', lease_token = $3::uuid WHERE organization_id = $1 AND id = $2`,
)
const anUploadedFile = async ({ scope, phone_number_id }: World) => {
  const stored = { media_id: core.newId('media'), stored_name: core.newFileName() }
  await core.reserveStoredName(database, scope, stored)
  const file = { ...stored, mime_type: 'text/csv', filename: 'a.csv', size: 1, sha256: '0'.repeat(64) }
  return { file, params: { phone_number_id } }
}
const aBroadcast = async ({ scope, account, phone_number_id }: World) => {
  const { name, language } = await aTemplate(database, account)
  return database.transaction(async (tx) => {
    const body = { name: 'Opening', template: { name, language, variables: { '1': 'Ana' } } }
    const { id } = await core.createBroadcast(tx, scope, { params: { phone_number_id }, body })
    const recipients = [{ to: newPhoneNumber() }]
    await core.bulkAddBroadcastRecipients(tx, scope, { params: { phone_number_id, id }, body: { recipients } })
    return { phone_number_id, id }
  })
}
const aContactImport = async (world: World) => {
  const { file, params } = await anUploadedFile(world)
  return database.transaction((tx) => core.createContactImport(tx, world.scope, { params }, file))
}

const linkCreator = { userId: 'usr_1', publicUrl: 'https://channel.example.com' }

/** Every verb that writes, and the events that it records. A missing verb does not compile. */
const verbs: Record<WritingVerb, { records: EventType[]; prepare: Prepare }> = {
  createOrganization: nothing(async () => (tx) => core.createOrganization(tx, { name: 'Other' })),
  updateOrganization: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.updateOrganization(tx, { id: organization_id, plan: 'standard' }),
  ),
  updateBrand: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.updateBrand(tx, { id: organization_id, color: '#0b57d0' }),
  ),
  createTeam: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.createTeam(tx, { organization_id, name: 'Sales' }),
  ),
  createUser: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.createUser(tx, { organization_id, name: 'Kim Berg', email: 'kim@example.com' }),
  ),
  addMember: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.addMember(tx, aMember(organization_id)),
  ),
  updateMember: nothing(async (world) => {
    const { id } = await memberOf(world)
    return (tx) => core.updateMember(tx, world.scope, { params: { id }, body: { role: 'read_only' } })
  }),
  deleteMember: nothing(async (world) => {
    const { id } = await memberOf(world)
    return (tx) => core.deleteMember(tx, world.scope, { params: { id } })
  }),
  createInvitation: nothing(
    async ({ scope }) =>
      (tx) =>
        core.createInvitation(tx, scope, invitation, links),
  ),
  createMessageLink: nothing(async ({ scope, account }) => {
    const { id: message_id } = await anInboundMessage(database, account)
    return (tx) => core.createMessageLink(tx, scope, { body: { message_id, expires_in_days: 7 } }, linkCreator)
  }),
  deleteMessageLink: nothing(async ({ scope, account }) => {
    const { id: message_id } = await anInboundMessage(database, account)
    const body = { message_id, expires_in_days: 7 }
    const { id } = await database.transaction((tx) => core.createMessageLink(tx, scope, { body }, linkCreator))
    return (tx) => core.deleteMessageLink(tx, scope, { params: { id } })
  }),
  acceptInvitation: nothing(async ({ scope }) => {
    const { url } = await database.transaction((tx) => core.createInvitation(tx, scope, invitation, links))
    return (tx) => core.acceptInvitation(tx, { token: tokenIn(url), name: 'Bo Lind', password_hash: 'a hash' })
  }),
  deleteInvitation: nothing(async ({ scope }) => {
    const { id } = await database.transaction((tx) => core.createInvitation(tx, scope, invitation, links))
    return (tx) => core.deleteInvitation(tx, scope, { params: { id } })
  }),
  createPasswordReset: nothing(async (world) => {
    const member = await memberOf(world)
    return (tx) => core.createPasswordReset(tx, member, links.publicUrl)
  }),
  completePasswordReset: nothing(async (world) => {
    const member = await memberOf(world)
    const { url } = await database.transaction((tx) => core.createPasswordReset(tx, member, links.publicUrl))
    return (tx) => core.completePasswordReset(tx, { token: tokenIn(url), password_hash: 'a hash' })
  }),
  deleteUserSession: nothing(async (world) => {
    const { id: userId } = await memberOf(world)
    const [session] = await database.query<{ id: string }>(aSession, [core.newId('session'), userId])
    const params = { id: session!.id }
    return (tx) => core.deleteUserSession(tx, world.scope, { params }, { userId })
  }),
  deleteOtherUserSessions: nothing(async (world) => {
    const { id: userId } = await memberOf(world)
    return (tx) => core.deleteOtherUserSessions(tx, world.scope, {}, { userId, sessionId: core.newId('session') })
  }),
  createApiKey: nothing(
    async ({ scope }) =>
      (tx) =>
        core.createApiKey(tx, scope, { body: { name: 'Shop' } }, { userId: core.newId('user') }),
  ),
  updateProfile: nothing(async (world) => {
    const { id: userId } = await memberOf(world)
    return (tx) => core.updateProfile(tx, world.scope, { body: { name: 'Renamed' } }, { userId })
  }),
  createMemberPasswordReset: nothing(async (world) => {
    const { id } = await memberOf(world)
    return (tx) =>
      core.createMemberPasswordReset(tx, world.scope, { params: { id } }, { ...links, userId: core.newId('user') })
  }),
  deleteMemberSecondFactor: nothing(async (world) => {
    const { id } = await memberOf(world)
    const owner = { userId: core.newId('user') }
    return (tx) => core.deleteMemberSecondFactor(tx, world.scope, { params: { id } }, owner)
  }),
  updateOwnOrganization: nothing(
    async ({ scope }) =>
      (tx) =>
        core.updateOwnOrganization(tx, scope, { body: { name: 'Renamed' } }, { usedSecondFactor: false }),
  ),
  hintPresence: nothing(
    async ({ organization_id }) =>
      async (tx) =>
        core.hintPresence(tx, organization_id, {
          conversation_id: 'cnv_1',
          user: { id: 'usr_1', name: 'Ana' },
          state: 'viewing',
        }),
  ),
  hintWrite: nothing(
    async ({ organization_id }) =>
      async (tx) =>
        core.hintWrite(tx, organization_id, 'labels'),
  ),
  recordAudit: nothing(
    async ({ organization_id }) =>
      async (tx) =>
        core.recordAudit(tx, { organizationId: organization_id, action: 'createLabel', outcome: 'succeeded' }),
  ),
  removeSecondFactor: nothing(async (world) => {
    const { id: user_id } = await memberOf(world)
    return (tx) => core.removeSecondFactor(tx, { user_id })
  }),
  updatePasskey: nothing(async (world) => {
    const [userId, id] = await passkeyOf(world)
    return (tx) => core.updatePasskey(tx, world.scope, { params: { id }, body: { name: 'Laptop' } }, { userId })
  }),
  deletePasskey: nothing(async (world) => {
    const [userId, id] = await passkeyOf(world)
    const user = { userId, hasAuthenticatorApp: false, requiresSecondFactor: false }
    return (tx) => core.deletePasskey(tx, world.scope, { params: { id } }, user)
  }),
  addMembership: nothing(async (world) => {
    const { email } = await memberOf(await aWorld())
    return (tx) => core.addMembership(tx, { ...aMember(world.organization_id), email })
  }),
  createMembership: nothing(async (world) => {
    const { id: signInId, email, name } = await memberOf(await aWorld())
    const invited = { body: { ...invitation.body, email } }
    const { url } = await database.transaction((tx) => core.createInvitation(tx, world.scope, invited, links))
    return (tx) => core.createMembership(tx, { body: { token: tokenIn(url) } }, { signInId, email, name })
  }),
  openOrganization: nothing(async (world) => {
    const { id: signInId } = await memberOf(world)
    const opened = { sessionId: core.newId('session'), signInId, organizationId: world.organization_id }
    return (tx) => core.openOrganization(tx, opened)
  }),
  setPassword: nothing(async (world) => {
    const { id: user_id } = await memberOf(world)
    return (tx) => core.setPassword(tx, { user_id, password_hash: 'a hash' })
  }),
  addApiKey: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.addApiKey(tx, { organization_id }),
  ),
  addCustomer: nothing(
    async ({ organization_id }) =>
      (tx) =>
        core.addCustomer(tx, { organization_id, name: 'Other' }),
  ),
  createCustomer: nothing(
    async ({ scope }) =>
      (tx) =>
        core.createCustomer(tx, scope, { body: { name: 'Other' } }),
  ),
  updateCustomer: nothing(
    async ({ scope, customer: { id } }) =>
      (tx) =>
        core.updateCustomer(tx, scope, { params: { id }, body: { name: 'Renamed', status: 'suspended' } }),
  ),
  createSetupLink: nothing(
    async ({ scope, customer }) =>
      (tx) =>
        core.createSetupLink(
          tx,
          scope,
          { params: { customer_id: customer.id }, body: { expires_in_hours: 1 } },
          { publicUrl: 'https://channel.example.com' },
        ),
  ),
  beginSignup: nothing(async (world) => {
    const signup = { ...(await setupTokenOf(world)), code: `code ${newPhoneNumberId()}` }
    return (tx) => core.beginSignup(tx, world.scope, signup)
  }),
  completeSignup: records('account.connected', 'setup_link.completed').with(async (world) => {
    const signup = { ...(await setupTokenOf(world)), code: 'the code' }
    const number = {
      phoneNumberId: newPhoneNumberId(),
      displayPhoneNumber: newPhoneNumber(),
      verifiedName: 'Nordlys',
      qualityRating: 'GREEN',
      messagingLimit: 'TIER_2K',
      nameStatus: 'APPROVED',
      inBusinessApp: false,
    }
    const connected = { token: 'EAAGtoken', waba_id: '100000000000000', number, in_business_app: false }
    return (tx) => core.completeSignup(tx, world.scope, signup, connected)
  }),
  deleteSetupLink: records('setup_link.revoked').with(async (world) => {
    const { customer_id, id } = await setupLinkOf(world)
    return (tx) => core.deleteSetupLink(tx, world.scope, { params: { customer_id, id } })
  }),
  failSignup: records('setup_link.failed').with(async (world) => {
    const failure = { ...(await setupTokenOf(world)), reason: 'user_cancelled' } as const
    return (tx) => core.failSignup(tx, world.scope, failure)
  }),
  connectAccount: records('account.connected').with(async ({ organization_id, team, customer }) => (tx) => {
    const numbers = { phone_number_id: newPhoneNumberId(), phone_number: newPhoneNumber() }
    const owners = { organization_id, team_id: team.id, customer_id: customer.id }
    return core.connectAccount(tx, { ...owners, ...numbers, name: 'Nordlys' })
  }),
  verifyAccount: records('account.updated').with(async ({ team }) => {
    const { id } = await anAccount(database, team, { verified: false })
    return (tx) => core.verifyAccount(tx, { id })
  }),
  disconnectAccount: records('account.disconnected').with(
    async ({ account: { id } }) =>
      (tx) =>
        core.disconnectAccount(tx, { id }),
  ),
  moveAccount: records('account.updated').with(async ({ organization_id, account: { id } }) => {
    const { id: team_id } = await aTeam(database, organization_id)
    return (tx) => core.moveAccount(tx, { id, team_id })
  }),
  authorizeAccount: records('account.updated').with(
    async ({ scope, account: { id } }) =>
      (tx) =>
        core.authorizeAccount(tx, scope.secrets, { id, token: 'token', waba_id: newPhoneNumberId() }),
  ),
  updateAssignmentRule: nothing(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.updateAssignmentRule(tx, scope, { params: { phone_number_id }, body: { mode: 'round_robin' } }),
  ),
  updateAvailability: nothing(async (world) => {
    const { id: userId } = await memberOf(world)
    return (tx) => core.updateAvailability(tx, world.scope, { body: { available: false } }, { userId })
  }),
  createSavedReply: nothing(
    async ({ scope }) =>
      (tx) =>
        core.createSavedReply(tx, scope, { body: savedReply }),
  ),
  updateSavedReply: nothing(async (world) => {
    const params = await savedReplyOf(world)
    return (tx) => core.updateSavedReply(tx, world.scope, { params, body: { name: 'Regular hours' } })
  }),
  deleteSavedReply: nothing(async (world) => {
    const params = await savedReplyOf(world)
    return (tx) => core.deleteSavedReply(tx, world.scope, { params })
  }),
  createLabel: nothing(
    async ({ scope, team }) =>
      (tx) =>
        core.createLabel(tx, scope, { body: { team_id: team.id, name: 'VIP', color: '#64748b' } }),
  ),
  updateLabel: nothing(async ({ scope, team }) => {
    const { id } = await aLabel(database, team)
    return (tx) => core.updateLabel(tx, scope, { params: { id }, body: { name: 'Regulars' } })
  }),
  deleteLabel: nothing(async ({ scope, team }) => {
    const { id } = await aLabel(database, team)
    return (tx) => core.deleteLabel(tx, scope, { params: { id } })
  }),
  createNote: records('note.created').with(async (world) => {
    const params = await conversationOf(world)
    return (tx) => core.createNote(tx, world.scope, { params, body: { text: 'Calls back.' } }, byKey)
  }),
  updateNote: records('note.updated').with(async (world) => {
    const params = await noteOf(world)
    return (tx) => core.updateNote(tx, world.scope, { params, body: { text: 'Calls back tomorrow.' } })
  }),
  deleteNote: records('note.deleted').with(async (world) => {
    const params = await noteOf(world)
    return (tx) => core.deleteNote(tx, world.scope, { params })
  }),
  markMentionsRead: nothing(async ({ scope }) => {
    const user = { userId: core.newId('user') }
    return (tx) => core.markMentionsRead(tx, scope, { body: {} }, user)
  }),
  createContact: records('contact.created').with(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.createContact(tx, scope, { body: { from: phone_number_id, phone_number: newPhoneNumber() } }),
  ),
  createContactInAccount: records('contact.created').with(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.createContactInAccount(tx, scope, {
          params: { phone_number_id },
          body: { phone_number: newPhoneNumber() },
        }),
  ),
  updateContact: records('contact.updated').with(async (world) => {
    const params = await contactOf(world)
    const body = { name: 'Ana', email: 'ana@example.com', metadata: { vip: true } }
    return (tx) => core.updateContact(tx, world.scope, { params, body })
  }),
  upsertContact: records('contact.created').with(async ({ scope, phone_number_id }) => {
    const params = { phone_number_id, phone_number: newPhoneNumber() }
    return (tx) => core.upsertContact(tx, scope, { params, body: { name: 'Ana' } })
  }),
  blockContact: records('contact.updated').with(async (world) => {
    const params = await contactOf(world)
    return (tx) => core.blockContact(tx, world.scope, { params })
  }),
  unblockContact: records('contact.updated').with(async (world) => {
    const params = await contactOf(world)
    await database.transaction((tx) => core.blockContact(tx, world.scope, { params }))
    return (tx) => core.unblockContact(tx, world.scope, { params })
  }),
  deleteContact: records('contact.deleted').with(async (world) => {
    const { contact_id: id } = await anInboundMessage(database, world.account)
    return (tx) => core.deleteContact(tx, world.scope, { params: { phone_number_id: world.phone_number_id, id } })
  }),
  attachContactLabel: nothing(async (world) => {
    const [params, body] = [await contactOf(world), await labeling(world)]
    return (tx) => core.attachContactLabel(tx, world.scope, { params, body })
  }),
  detachContactLabel: nothing(async (world) => {
    const [params, body] = [await contactOf(world), await labeling(world)]
    await database.transaction((tx) => core.attachContactLabel(tx, world.scope, { params, body }))
    return (tx) => core.detachContactLabel(tx, world.scope, { params: { ...params, ...body } })
  }),
  bulkLabelContacts: nothing(async (world) => {
    const request = await bulk(world)
    return (tx) => core.bulkLabelContacts(tx, world.scope, request)
  }),
  bulkLabelContactsInAccount: nothing(async (world) => {
    const request = { params: { phone_number_id: world.phone_number_id }, ...(await bulk(world)) }
    return (tx) => core.bulkLabelContactsInAccount(tx, world.scope, request)
  }),
  createBroadcast: nothing(async (world) => {
    const { scope, account } = world
    const template = await aTemplate(database, account)
    const body = { name: 'Opening', template: { name: template.name, language: template.language } }
    return (tx) => core.createBroadcast(tx, scope, { params: { phone_number_id: world.phone_number_id }, body })
  }),
  bulkAddBroadcastRecipients: nothing(async (world) => {
    const params = await aBroadcast(world)
    const body = { recipients: [{ to: newPhoneNumber() }] }
    return (tx) => core.bulkAddBroadcastRecipients(tx, world.scope, { params, body })
  }),
  updateBroadcast: nothing(async (world) => {
    const params = await aBroadcast(world)
    return (tx) => core.updateBroadcast(tx, world.scope, { params, body: { rate: 20 } })
  }),
  startBroadcast: records('broadcast.started').with(async (world) => {
    const params = await aBroadcast(world)
    return (tx) => core.startBroadcast(tx, world.scope, { params })
  }),
  pauseBroadcast: records('broadcast.paused').with(async (world) => {
    const params = await aBroadcast(world)
    await database.transaction((tx) => core.startBroadcast(tx, world.scope, { params }))
    return (tx) => core.pauseBroadcast(tx, world.scope, { params })
  }),
  cancelBroadcast: records('broadcast.canceled').with(async (world) => {
    const params = await aBroadcast(world)
    return (tx) => core.cancelBroadcast(tx, world.scope, { params })
  }),
  makeBroadcastMessages: records('contact.created', 'conversation.created').with(async (world) => {
    const { scope, organization_id } = world
    const params = await aBroadcast(world)
    const grant = { id: world.account.id, token: 't', waba_id: newPhoneNumberId() }
    await database.transaction((tx) => core.authorizeAccount(tx, scope.secrets, grant))
    await database.transaction((tx) => core.startBroadcast(tx, scope, { params }))
    const lease_token = randomUUID()
    await database.execute(leaseBroadcast, [organization_id, params.id, lease_token])
    const pace = { maxMessages: 10, maxWaiting: 10, maxWaitingInBusinessApp: 10, pauseMs: 100, aheadMs: 0 }
    return (tx) => core.makeBroadcastMessages(tx, scope, { organization_id, ...params, lease_token }, pace)
  }),
  hintBroadcast: nothing(async () => async (tx) => core.hintBroadcast(tx)),
  createContactImport: nothing(async (world) => {
    const { file, params } = await anUploadedFile(world)
    return (tx) => core.createContactImport(tx, world.scope, { params }, file)
  }),
  cancelContactImport: nothing(async (world) => {
    const { id } = await aContactImport(world)
    const params = { phone_number_id: world.phone_number_id, id }
    return (tx) => core.cancelContactImport(tx, world.scope, { params })
  }),
  importRows: nothing(async (world) => {
    const { id, phone_number_id } = await aContactImport(world)
    const { organization_id } = world
    const lease_token = randomUUID()
    await database.execute(leaseImport, [organization_id, id, lease_token])
    const row = { line: 2, phone_number: newPhoneNumber(), fields: { name: 'Ana' }, labels: [] }
    return (tx) => core.importRows(tx, { organization_id, id, phone_number_id, lease_token }, [row])
  }),
  hintContactImport: nothing(async () => async (tx) => core.hintContactImport(tx)),
  createMedia: nothing(async ({ scope, account: { phone_number_id } }) => {
    const stored = { media_id: core.newId('media'), stored_name: core.newFileName() }
    await core.reserveStoredName(database, scope, stored)
    const file = { ...stored, mime_type: 'image/png', filename: 'a.png', size: 1, sha256: '0'.repeat(64) }
    return (tx) => core.createMedia(tx, scope, { params: { phone_number_id } }, file)
  }),
  updateConversation: records('conversation.updated').with(async (world) => {
    const [params, user] = [await conversationOf(world), await aUser(database, world.organization_id)]
    const body = { status: 'resolved' as const, assigned_to: user.id }
    return (tx) => core.updateConversation(tx, world.scope, { params, body })
  }),
  markConversationRead: records('conversation.updated').with(async (world) => {
    const params = await conversationOf(world)
    return (tx) => core.markConversationRead(tx, world.scope, { params, body: { typing: true } })
  }),
  attachConversationLabel: nothing(async (world) => {
    const [params, body] = [await conversationOf(world), await labeling(world)]
    return (tx) => core.attachConversationLabel(tx, world.scope, { params, body })
  }),
  attachConversationLabelInAccount: nothing(async (world) => {
    const [params, body] = [await conversationOf(world), await labeling(world)]
    return (tx) => core.attachConversationLabelInAccount(tx, world.scope, { params, body })
  }),
  detachConversationLabel: nothing(async (world) => {
    const [params, body] = [await conversationOf(world), await labeling(world)]
    await database.transaction((tx) => core.attachConversationLabelInAccount(tx, world.scope, { params, body }))
    return (tx) => core.detachConversationLabel(tx, world.scope, { params: { ...params, ...body } })
  }),
  receiveMessage: records('contact.created', 'conversation.created', 'message.received').with(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.receiveMessage(tx, scope, {
          phone_number_id,
          provider_message_id: 'wamid.1',
          from: { phone_number: newPhoneNumber(), name: 'Ana Souza' },
          type: 'image',
          content: 'The cake',
          media: { provider_media_id: '1', mime_type: 'image/jpeg', filename: null },
          sent_at: '2026-11-20T09:14:06Z',
        }),
  ),
  applyGroupReport: records('group_conversation.updated').with(async ({ scope, account, phone_number_id }) => {
    const group_id = 'Y2FwaV9ncm91cDox'
    await anInboundMessage(database, account, { group_id })
    const at = '2026-11-20T09:14:06Z'
    const report = { phone_number_id, group_id, subject: 'Order 4711', joined: [], left: [], at }
    return (tx) => core.applyGroupReport(tx, scope, report)
  }),
  receiveBusinessAppMessage: records('contact.created', 'conversation.created', 'message.sent').with(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.receiveBusinessAppMessage(tx, scope, businessAppMessage(phone_number_id)),
  ),
  importMessages: nothing(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.importMessages(tx, scope, pastMessages(phone_number_id)),
  ),
  attachImportedFile: nothing(async ({ scope, phone_number_id }) => {
    await database.transaction((tx) => core.importMessages(tx, scope, pastMessages(phone_number_id)))
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const file = { phone_number_id, provider_message_id: 'wamid.past', type: 'image', content: null, media }
    return (tx) => core.attachImportedFile(tx, scope, file)
  }),
  recordHistorySync: records('account.updated').with(
    async ({ scope, phone_number_id }) =>
      (tx) =>
        core.recordHistorySync(tx, scope, phone_number_id, { status: 'requested' }),
  ),
  applyAddressBookEntry: records('contact.updated').with(async ({ scope, account, phone_number_id }) => {
    const phone_number = newPhoneNumber()
    await anInboundMessage(database, account, { from: { phone_number } })
    const entry = { phone_number_id, contact: { phone_number, name: 'Ana Souza' }, action: 'add' } as const
    return (tx) => core.applyAddressBookEntry(tx, scope, entry)
  }),
  recordFetchedMedia: records('message.updated').with(async ({ scope, account, phone_number_id }) => {
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const { id: message_id } = await anInboundMessage(database, account, { type: 'image', media })
    return (tx) =>
      core.recordFetchedMedia(tx, scope, { phone_number_id, message_id, stored: { path: 'm/1.jpg', size: 48_213 } })
  }),
  recordStoredFile: records('message.updated').with(async ({ scope, account, phone_number_id }) => {
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const { id: message_id } = await anInboundMessage(database, account, { type: 'image', media })
    const file = { stored_name: core.newFileName(), size: 48_213, sha256: 'ab' }
    return (tx) => core.recordStoredFile(tx, scope, { phone_number_id, message_id }, file)
  }),
  applyStatus: records(
    'conversation.updated',
    'message.failed',
    'message.delivered',
    'message.updated',
    'message.read',
  ).with(async ({ scope, account, organization_id, phone_number_id }) => {
    const message = await anOutboundMessage(database, await aContact(database, account), organization_id)
    const target = { phone_number_id, provider_message_id: message.provider_message_id ?? '' }
    const at = '2026-11-20T09:14:06Z'
    return async (tx) => {
      await core.applyStatus(tx, scope, { ...target, status: 'failed', at, free_entry_expires_at: at })
      for (const status of ['failed', 'delivered', 'sent', 'played', 'delivered', 'failed'] as const) {
        await core.applyStatus(tx, scope, { ...target, status, at })
      }
    }
  }),
  applyPreference: records('contact.opted_out').with(async (world) => {
    const { phone_number } = await aContact(database, world.account)
    const { scope, phone_number_id } = world
    return (tx) => core.applyPreference(tx, scope, { phone_number_id, from: { phone_number }, marketing: 'stop' })
  }),
  changeIdentity: records('contact.updated').with(async ({ scope, account, phone_number_id }) => {
    const from = { phone_number: newPhoneNumber(), bsuid: 'DE.before' }
    await anInboundMessage(database, account, { from, sent_at: '2026-11-20T09:14:06Z' })
    const before = { ...from, parent_bsuid: null }
    const after = { phone_number: newPhoneNumber(), bsuid: 'DE.after', parent_bsuid: 'DE.ENT.after' }
    return (tx) => core.changeIdentity(tx, scope, { phone_number_id, before, after, at: '2026-11-20T09:15:06Z' })
  }),
  editMessage: records('message.updated', 'message.updated').with(async ({ scope, account, phone_number_id }) => {
    const { provider_message_id } = await anInboundMessage(database, account)
    const message = { phone_number_id, provider_message_id: provider_message_id ?? '', type: 'text', content: 'Open?' }
    const from = { phone_number: newPhoneNumber() }
    const sent = businessAppMessage(phone_number_id)
    await database.transaction((tx) => core.receiveBusinessAppMessage(tx, scope, sent))
    return async (tx) => {
      await core.editMessage(tx, scope, { ...message, from, sent_at: '2026-11-20T09:14:06Z' })
      await core.editMessage(tx, scope, { ...sent, content: 'At nine.' })
    }
  }),
  revokeMessage: records('message.updated').with(async ({ scope, account, phone_number_id }) => {
    const media = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
    const { provider_message_id } = await anInboundMessage(database, account, { type: 'image', media })
    const message = { phone_number_id, provider_message_id: provider_message_id ?? '' }
    return (tx) => core.revokeMessage(tx, scope, { ...message, at: '2026-11-20T09:14:06Z' })
  }),
  applyTemplateUpdate: records('template.updated', 'template.deleted').with(async ({ scope, account }) => {
    const { name, language, provider_template_id } = await aTemplate(database, account)
    const waba_id = newPhoneNumberId()
    await database.transaction((tx) =>
      core.authorizeAccount(tx, scope.secrets, { id: account.id, token: 't', waba_id }),
    )
    const [clock] = await database.query<{ now: string }>(now)
    const update = { waba_id, template: { id: provider_template_id ?? '', name, language }, reported_at: clock!.now }
    return async (tx) => {
      await core.applyTemplateUpdate(tx, { ...update, change: { field: 'status', facts: { status: 'PAUSED' } } })
      await core.applyTemplateUpdate(tx, { ...update, change: { field: 'status', facts: { status: 'DELETED' } } })
    }
  }),
  applyAccountAlert: records('account.updated').with(async ({ scope, account: { id } }) => {
    const waba_id = newPhoneNumberId()
    await database.transaction((tx) => core.authorizeAccount(tx, scope.secrets, { id, token: 'token', waba_id }))
    const number = { phone_number_id: null, phone_number: null }
    const alert = { waba_id, number, type: 'security', severity: null, text: null, reported_at: '2026-11-20T09:14:06Z' }
    return (tx) => core.applyAccountAlert(tx, alert)
  }),
  applyAccountUpdate: records('account.updated', 'account.disconnected').with(async ({ scope, account: { id } }) => {
    const waba_id = newPhoneNumberId()
    await database.transaction((tx) => core.authorizeAccount(tx, scope.secrets, { id, token: 'token', waba_id }))
    const [clock] = await database.query<{ now: string }>(now)
    return async (tx) => {
      for (const event of ['ACCOUNT_RESTRICTION', 'PARTNER_REMOVED']) {
        await core.applyAccountUpdate(tx, { waba_id, event, reported_at: clock!.now })
      }
    }
  }),
  sendMessage: records('contact.created', 'conversation.created').with(async ({ scope, account, phone_number_id }) => {
    const { name, language } = await aTemplate(database, account)
    const template = { name, language, variables: { '1': 'Ana' } }
    const body = { to: newPhoneNumber(), type: 'template', template } as const
    return (tx) => core.sendMessage(tx, scope, { params: { phone_number_id }, body })
  }),
  updateAccountPin: nothing(async ({ scope, phone_number_id }) => {
    const input = { params: { phone_number_id }, body: { pin: '482915' } }
    return (tx) => core.updateAccountPin(tx, scope, input)
  }),
  cancelMessage: records('message.failed').with(async (world) => {
    const { scope, phone_number_id } = world
    const { id: conversation_id } = await conversationOf(world)
    const send_at = new Date(scope.now().getTime() + 3_600_000).toISOString()
    const body = { conversation_id, type: 'text', text: { body: 'Hello' }, send_at } as const
    const params = { phone_number_id }
    const { id } = await database.transaction((tx) => core.sendMessage(tx, scope, { params, body }))
    return (tx) => core.cancelMessage(tx, scope, { params: { phone_number_id, id } })
  }),
  createTemplate: records('template.created').with(async ({ scope, phone_number_id }) => {
    const template = {
      id: '2',
      name: 'order_ready',
      language: 'en_US',
      category: 'UTILITY',
      status: 'PENDING',
      components: [{ type: 'BODY', text: 'Hello {{1}}, all is ready.' }],
    }
    return (tx) => core.createTemplate(tx, scope, { params: { phone_number_id } }, { template, existed: false })
  }),
  updateTemplate: records('template.updated').with(async ({ scope, account, phone_number_id }) => {
    const { name, language, provider_template_id } = await aTemplate(database, account)
    const [clock] = await database.query<{ now: string }>(now)
    const components = [{ type: 'BODY', text: 'All is ready.' }]
    const edited = {
      id: provider_template_id ?? '',
      name,
      language,
      category: 'UTILITY',
      status: 'PENDING',
      components,
    }
    const updated = { template: edited, former_status: 'APPROVED', called_at: clock!.now }
    return (tx) => core.updateTemplate(tx, scope, { params: { phone_number_id, name } }, updated)
  }),
  deleteTemplate: records('template.deleted').with(async ({ scope, account }) => {
    const { name } = await aTemplate(database, account)
    const { phone_number_id } = account
    return (tx) => core.deleteTemplate(tx, scope, { params: { phone_number_id, name }, query: {} })
  }),
  syncTemplates: records('template.created').with(async ({ scope, phone_number_id }) => {
    const [clock] = await database.query<{ now: string }>(now)
    const template = {
      id: '1',
      name: 'order_confirmation',
      language: 'en_US',
      category: 'UTILITY',
      status: 'APPROVED',
      components: [{ type: 'BODY', text: 'Hello {{1}}' }],
    }
    const fetched = { listing_started_at: clock!.now, templates: [template] }
    return (tx) => core.syncTemplates(tx, scope, { params: { phone_number_id } }, fetched)
  }),
  createWebhookSubscription: nothing(async ({ scope }) => (tx) => {
    const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true }
    return core.createWebhookSubscription(tx, scope, { body })
  }),
  updateWebhookSubscription: nothing(async (world) => {
    const { params } = await subscriptionOf(world)
    return (tx) => core.updateWebhookSubscription(tx, world.scope, { params, body: { enabled: false } })
  }),
  deleteWebhookSubscription: nothing(async (world) => {
    const request = await subscriptionOf(world)
    return (tx) => core.deleteWebhookSubscription(tx, world.scope, request)
  }),
  createWebhookSecret: nothing(async (world) => {
    const { params } = await subscriptionOf(world)
    return (tx) => core.createWebhookSecret(tx, world.scope, { params, body: { expire_previous_in_hours: 24 } })
  }),
  deleteWebhookSecret: nothing(async (world) => {
    const { params } = await subscriptionOf(world)
    const secret = await database.transaction((tx) =>
      core.createWebhookSecret(tx, world.scope, { params, body: { expire_previous_in_hours: 24 } }),
    )
    return (tx) => core.deleteWebhookSecret(tx, world.scope, { params: { ...params, secret_id: secret.id } })
  }),
  sendWebhookTest: records('webhook.test').with(async (world) => {
    const request = await subscriptionOf(world)
    return (tx) => core.sendWebhookTest(tx, world.scope, request)
  }),
  recoverWebhookDeliveries: nothing(async (world) => {
    const { params } = await subscriptionOf(world)
    return (tx) => core.recoverWebhookDeliveries(tx, world.scope, { params, body: { since: '2026-01-01T00:00:00Z' } })
  }),
  replayWebhookDelivery: nothing(async (world) => {
    const { id } = await deliveryOf(world)
    return (tx) => core.replayWebhookDelivery(tx, world.scope, { params: { id } })
  }),
  bulkReplayWebhookDeliveries: nothing(async (world) => {
    const { subscription_id } = await deliveryOf(world)
    return (tx) => core.bulkReplayWebhookDeliveries(tx, world.scope, { body: { subscription_id } })
  }),
}

it.each(Object.entries(verbs))('%s records exactly its events, in its own transaction', async (_name, verb) => {
  const world = await aWorld()
  const act = await verb.prepare(world)
  let own: string | undefined
  const run = async () => {
    await database.transaction(async (tx) => {
      await act(tx)
      own = (await tx.query<{ id: string }>(transactionId))[0]?.id
    })
  }
  const events = await eventsRecordedBy(database, world.organization_id, run)
  expect(events.map(({ payload }) => payload.type).toSorted()).toEqual(verb.records.toSorted())
  for (const { transaction } of events) expect(transaction).toBe(own)
})

it('rolls back its events with its transaction', async () => {
  const world = await aWorld()
  const act = await verbs.receiveMessage.prepare(world)
  const events = await eventsRecordedBy(database, world.organization_id, () =>
    database
      .transaction(async (tx) => {
        await act(tx)
        throw new Error('changed my mind')
      })
      .catch((error: Error) => expect(error.message).toBe('changed my mind')),
  )
  expect(events).toEqual([])
})
