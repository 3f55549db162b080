import type {
  Contact,
  ContactCreate,
  Conversation,
  CreatedWebhookSubscription,
  CreateLabelInput,
  CreateWebhookSubscriptionInput,
  Label,
  Message,
} from '@channel/contract/types'
import type { Database } from '@channel/db'
import { eraseFromWebhook } from '@channel/provider'
import { newId } from '../mechanisms/ids/index.ts'
import type { ErasingScope, Scope } from '../mechanisms/scope/index.ts'
import { deriveSecrets } from '../mechanisms/sealing/index.ts'
import { type ConnectAccountInput, connectAccount, type OperatorAccount } from '../resources/accounts/index.ts'
import { type AddedApiKey, addApiKey } from '../resources/api-keys/index.ts'
import { createContactInAccount, getContact } from '../resources/contacts/index.ts'
import { conversationView } from '../resources/conversations/conversation-view.ts'
import { applyOutboundMessages, ensureConversation } from '../resources/conversations/index.ts'
import { addCustomer, type OperatorCustomer } from '../resources/customers/index.ts'
import { createLabel } from '../resources/labels/index.ts'
import { type InboundMessage, messageView, receiveMessage } from '../resources/messages/index.ts'
import { insertMessage, type NewMessage } from '../resources/messages/insert-message.ts'
import { createOrganization, type Organization } from '../resources/organizations/index.ts'
import { createTeam, type Team } from '../resources/teams/index.ts'
import { createUser, type OperatorUser } from '../resources/users/index.ts'
import { createWebhookSubscription } from '../resources/webhook-subscriptions/index.ts'
import { newPhoneNumber, newPhoneNumberId } from './numbers.ts'

// Test fixtures, created by the verbs themselves. Every field has a default.

/** The CHANNEL_SECRET of {@link aScope}. */
export const channelSecretOfTests = 'a secret that only tests use and never a service'
const secrets = deriveSecrets(channelSecretOfTests)

/** The scope of an organization. */
export function aScope(organizationId: string, overrides: Partial<Scope> = {}): ErasingScope {
  const now = () => new Date()
  return { organizationId, now, secrets, mediaBaseUrl: 'https://media.example.com', eraseFromWebhook, ...overrides }
}

export function anOrganization(
  database: Database,
  overrides: { name?: string; plan?: 'standard' | 'platform' } = {},
): Promise<Organization> {
  return database.transaction((tx) => createOrganization(tx, { name: 'Fjord Coffee', ...overrides }))
}

export function aTeam(database: Database, organizationId: string, overrides: { name?: string } = {}): Promise<Team> {
  return database.transaction((tx) =>
    createTeam(tx, { organization_id: organizationId, name: 'Support', ...overrides }),
  )
}

/** An end-customer of an organization with the plan `platform`. */
export function aCustomer(
  database: Database,
  organizationId: string,
  overrides: { name?: string } = {},
): Promise<OperatorCustomer> {
  const input = { organization_id: organizationId, name: 'Nordlys Hotels', ...overrides }
  return database.transaction((tx) => addCustomer(tx, input))
}

export function aUser(
  database: Database,
  organizationId: string,
  overrides: { name?: string; email?: string } = {},
): Promise<OperatorUser> {
  const input = { organization_id: organizationId, name: 'Kim Berg', email: 'kim@example.com', ...overrides }
  return database.transaction((tx) => createUser(tx, input))
}

export function anApiKey(
  database: Database,
  organizationId: string,
  overrides: { name?: string; expires_at?: string } = {},
): Promise<AddedApiKey> {
  return database.transaction((tx) => addApiKey(tx, { organization_id: organizationId, ...overrides }))
}

/** A verified account with a unique number. */
export function anAccount(
  database: Database,
  team: Pick<Team, 'id' | 'organization_id'>,
  overrides: Partial<ConnectAccountInput> = {},
): Promise<OperatorAccount> {
  const input = {
    organization_id: team.organization_id,
    team_id: team.id,
    phone_number_id: newPhoneNumberId(),
    phone_number: newPhoneNumber(),
    name: 'Fjord Coffee Support',
    ...overrides,
  }
  return database.transaction((tx) => connectAccount(tx, input))
}

/** A contact of a verified account, with a unique number. */
export async function aContact(
  database: Database,
  account: Pick<OperatorAccount, 'organization_id' | 'phone_number_id'>,
  overrides: Partial<ContactCreate> = {},
): Promise<Contact> {
  const { phone_number_id } = account
  const scope = aScope(account.organization_id)
  const body = { phone_number: newPhoneNumber(), ...overrides }
  const { id } = await database.transaction((tx) =>
    createContactInAccount(tx, scope, { params: { phone_number_id }, body }),
  )
  return getContact(database, scope, { params: { phone_number_id, id } })
}

/** A label with a unique name. */
export function aLabel(
  database: Database,
  team: Pick<Team, 'id' | 'organization_id'>,
  overrides: Partial<CreateLabelInput['body']> = {},
): Promise<Label> {
  const body = { team_id: team.id, name: `Label ${newPhoneNumberId()}`, color: '#64748b', ...overrides }
  return database.transaction((tx) => createLabel(tx, aScope(team.organization_id), { body }))
}

/** A subscription to all events, with the text of its secret. */
export function aWebhookSubscription(
  database: Database,
  organizationId: string,
  overrides: Partial<CreateWebhookSubscriptionInput['body']> = {},
): Promise<CreatedWebhookSubscription> {
  const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true, ...overrides }
  return database.transaction((tx) => createWebhookSubscription(tx, aScope(organizationId), { body }))
}

/** An organization with one team, and one verified account of it. */
export interface Tenant {
  readonly organization: Organization
  readonly team: Team
  readonly account: OperatorAccount
  readonly scope: ErasingScope
}

export async function aTenant(database: Database, plan: 'standard' | 'platform' = 'standard'): Promise<Tenant> {
  const organization = await anOrganization(database, { plan })
  const team = await aTeam(database, organization.id)
  const account = await anAccount(database, team)
  return { organization, team, account, scope: aScope(organization.id) }
}

/** A text message received by an account, by default from a new contact. */
export function anInboundMessage(
  database: Database,
  account: Pick<OperatorAccount, 'organization_id' | 'phone_number_id'>,
  overrides: Partial<InboundMessage> = {},
): Promise<Message> {
  const message = {
    phone_number_id: account.phone_number_id,
    provider_message_id: `wamid.${newId('message')}`,
    from: { phone_number: newPhoneNumber(), name: 'Ana Souza' },
    type: 'text',
    content: 'When do you open tomorrow?',
    sent_at: new Date().toISOString(),
    ...overrides,
  }
  return database.transaction((tx) => receiveMessage(tx, aScope(account.organization_id), message))
}

/** A message to a contact in the state after the provider accepted it: its id is known, its status `sent`. */
export function anOutboundMessage(
  database: Database,
  contact: Contact,
  organizationId: string,
  overrides: Partial<NewMessage> = {},
): Promise<Message> {
  const scope = aScope(organizationId)
  const account = contact.channel_account
  const phone_number_id = account.phone_number_id ?? ''
  return database.transaction(async (tx) => {
    const conversation = await ensureConversation(tx, scope, { id: contact.id, phone_number_id })
    const row = await insertMessage(tx, scope, {
      id: newId('message'),
      phone_number_id,
      conversation_id: conversation.row.id,
      contact_id: contact.id,
      group_id: null,
      recipients: null,
      direction: 'outbound',
      type: 'text',
      status: 'pending',
      sender: account.phone_number,
      recipient: contact.phone_number,
      content: 'We open at seven.',
      payload: null,
      media_id: null,
      reply_to_message_id: null,
      client_reference: null,
      from_business_app: false,
      unsupported_type: null,
      sent_at: null,
      provider_message_id: `wamid.${newId('message')}`,
      ...overrides,
    })
    await applyOutboundMessages(tx, scope, [{ conversation, messageId: row.id }], account)
    return messageView(row, account, scope)
  })
}

/** The conversation of a contact, created without a message if there is none. It has no labels. */
export function aConversation(database: Database, contact: Contact, organizationId: string): Promise<Conversation> {
  const scope = aScope(organizationId)
  const phone_number_id = contact.channel_account.phone_number_id ?? ''
  return database.transaction(async (tx) => {
    const { row } = await ensureConversation(tx, scope, { id: contact.id, phone_number_id })
    return conversationView({ ...row, labels: null }, contact.channel_account)
  })
}
