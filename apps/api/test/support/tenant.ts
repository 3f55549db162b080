import { randomInt } from 'node:crypto'
import type { Contact, CreatedWebhookSubscription, Label, Message, WebhookDelivery } from '@channel/contract/types'
import {
  addCustomer,
  connectAccount,
  createApiKey,
  createOrganization,
  createTeam,
  createUser,
  type InboundMessage,
  type OperatorAccount,
  type OperatorCustomer,
  type Organization,
  receiveMessage,
  revokeApiKey,
  updateOrganization,
} from '@channel/core'
import type { Database } from '@channel/db'
import { newPhoneNumber } from './phone-numbers.ts'
import { send } from './send.ts'

export interface TenantOptions {
  /** `platform` unless told, so that every operation can succeed. */
  plan?: 'standard' | 'platform'
}

/** An account as tests name it. */
export interface TestAccount {
  id: string
  phone_number_id: string
  phone_number: string
}

/** An organization with a team, an account and a key, and the API that serves it. */
export interface Tenant {
  readonly url: string
  readonly key: string
  readonly organizationId: string
  readonly team: { id: string }
  readonly account: TestAccount
  addTeam(): Promise<{ id: string }>
  addAccount(options?: { verified?: boolean; team?: string; customer?: string }): Promise<TestAccount>
  addCustomer(name: string): Promise<OperatorCustomer>
  /** Changes what the operator may: the plan, and the state of trial and subscription. */
  changeOrganization(changes: { plan?: 'standard' | 'platform'; state?: Organization['state'] }): Promise<unknown>
  /** Another key of the organization. */
  addKey(options?: { expires_at?: string; revoked?: boolean }): Promise<string>
  addUser(): Promise<{ id: string; name: string; email: string }>
  /** Has a message arrive as if the provider had brought it, of a new person and on the tenant's first account unless told. */
  receiveMessage(message?: Partial<InboundMessage>): Promise<Message>
  createLabel(body: object): Promise<Label>
  /** Creates a contact, with a number of its own unless told, on the tenant's first account unless told. */
  createContact(body?: object, account?: TestAccount): Promise<Contact>
  /** Creates a subscription, to all events unless told. */
  createWebhookSubscription(body?: object): Promise<CreatedWebhookSubscription>
  /** Creates a contact, of which a subscription of its own is told; the delivery. */
  createWebhookDelivery(): Promise<WebhookDelivery>
}

/** Makes a tenant as an operator would; what belongs to customers is made through the API. */
export async function createTenant(database: Database, url: string, options: TenantOptions = {}): Promise<Tenant> {
  const organization = await database.transaction((tx) =>
    createOrganization(tx, { name: 'Test', plan: 'platform', ...options }),
  )
  const organization_id = organization.id

  const addTeam = () => database.transaction((tx) => createTeam(tx, { organization_id, name: 'Team' }))
  const team = await addTeam()

  const addAccount: Tenant['addAccount'] = async ({ verified = true, team: team_id = team.id, customer } = {}) => {
    const phone_number = `+1202${randomInt(1_000_000, 10_000_000)}`
    const phone_number_id = String(randomInt(1e14, 2e14))
    const input = { organization_id, team_id, phone_number_id, phone_number, name: 'Account', verified }
    const account: OperatorAccount = await database.transaction((tx) =>
      connectAccount(tx, { ...input, customer_id: customer }),
    )
    return { id: account.id, phone_number_id, phone_number }
  }
  const addKey: Tenant['addKey'] = async ({ expires_at, revoked } = {}) => {
    const { id, key } = await database.transaction((tx) => createApiKey(tx, { organization_id, expires_at }))
    if (revoked) await revokeApiKey(database, { id })
    return key
  }

  const tenant: Tenant = {
    url,
    key: await addKey(),
    organizationId: organization_id,
    team,
    account: await addAccount(),
    addTeam,
    addAccount,
    addCustomer: (name) => database.transaction((tx) => addCustomer(tx, { organization_id, name })),
    changeOrganization: (changes) =>
      database.transaction((tx) => updateOrganization(tx, { id: organization_id, ...changes })),
    addKey,
    addUser: () =>
      database.transaction((tx) =>
        createUser(tx, { organization_id, name: 'Kim Berg', email: `kim${randomInt(1e9)}@example.com` }),
      ),
    receiveMessage: (message = {}) =>
      database.transaction((tx) =>
        receiveMessage(
          tx,
          { organizationId: organization_id, mediaBaseUrl: 'https://media.example.com' },
          {
            phone_number_id: tenant.account.phone_number_id,
            provider_message_id: `wamid.${randomInt(1e12)}`,
            from: { phone_number: newPhoneNumber() },
            type: 'text',
            content: 'Are you open?',
            sent_at: new Date().toISOString(),
            ...message,
          },
        ),
      ),
    createLabel: async (body) => (await sendOrThrow('createLabel', { body })).data,
    createContact: async (body = {}, account = tenant.account) =>
      (
        await sendOrThrow('createContactInAccount', {
          params: { phone_number_id: account.phone_number_id },
          body: { phone_number: newPhoneNumber(), ...body },
        })
      ).data,
    createWebhookSubscription: async (body = {}) =>
      (
        await sendOrThrow('createWebhookSubscription', {
          body: { url: 'https://hooks.example.com/', event_types: ['*'], ...body },
        })
      ).data,
    createWebhookDelivery: async () => {
      const { id } = await tenant.createWebhookSubscription({ event_types: ['contact.created'] })
      await tenant.createContact()
      const { body } = await send('listWebhookDeliveries', tenant, { query: { subscription_id: id } })
      return body.data[0]
    },
  }

  async function sendOrThrow(...[id, parts]: [Parameters<typeof send>[0], Parameters<typeof send>[2]]) {
    const { status, body } = await send(id, tenant, parts)
    if (status !== 201) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  return tenant
}
