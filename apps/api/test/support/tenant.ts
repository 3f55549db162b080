import { randomInt } from 'node:crypto'
import type {
  Contact,
  CreatedWebhookSubscription,
  Label,
  Message,
  SavedReply,
  Template,
  WebhookDelivery,
} from '@channel/contract/types'
import { authorizeAccount, connectAccount, type OperatorAccount } from '@channel/core/accounts'
import { addApiKey, revokeApiKey } from '@channel/core/api-keys'
import { applyPreference } from '@channel/core/contacts'
import { addCustomer, type OperatorCustomer } from '@channel/core/customers'
import { applyGroupReport, type GroupReport } from '@channel/core/groups'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { applyStatus, type InboundMessage, receiveMessage, recordFetchedMedia } from '@channel/core/messages'
import { createOrganization, type Organization, updateOrganization } from '@channel/core/organizations'
import { createTeam } from '@channel/core/teams'
import { createUser } from '@channel/core/users'
import type { Database } from '@channel/db'
import type { Simulator, TemplateInput } from '@channel/simulator'
import { newPhoneNumber } from './phone-numbers.ts'
import { type CheckedResponse, send } from './send.ts'

export interface TenantOptions {
  /** Default `platform`, so that every operation can succeed. */
  plan?: 'standard' | 'platform'
}

/** An account in tests. */
export interface TestAccount {
  id: string
  phone_number_id: string
  phone_number: string
  /** Its business account at the simulated provider. */
  waba_id: string
}

/** The server of a tenant. */
export interface TenantServer {
  readonly url: string
  readonly simulator: Simulator
  readonly secrets: Secrets
}

interface OrganizationChanges {
  plan?: 'standard' | 'platform'
  state?: Organization['state']
  require_consent?: boolean
  monthly_messages?: number | null
  max_webhook_subscriptions?: number | null
}

/** An organization with a team, an account and a key, and the API that serves it. */
export interface Tenant {
  readonly url: string
  readonly key: string
  readonly organizationId: string
  readonly team: { id: string }
  readonly account: TestAccount
  addTeam(): Promise<{ id: string }>
  /** Authorized at the provider by default. */
  addAccount(options?: {
    verified?: boolean
    team?: string
    customer?: string
    authorized?: boolean
  }): Promise<TestAccount>
  addCustomer(name: string): Promise<OperatorCustomer>
  /** Changes the operator's settings: the plan, and the state of trial and subscription. */
  changeOrganization(changes: OrganizationChanges): Promise<unknown>
  suspendCustomer(id: string): Promise<unknown>
  /**
   * Reports from the provider that the contact with this number, on the tenant's first account, opted out of
   * marketing.
   */
  optOut(phoneNumber: string): Promise<unknown>
  /** Another key of the organization. */
  addKey(options?: { expires_at?: string; revoked?: boolean }): Promise<string>
  addUser(): Promise<{ id: string; name: string; email: string }>
  /**
   * Receives a message as if the provider had delivered it; default from a new contact, on the tenant's first
   * account.
   */
  receiveMessage(message?: Partial<InboundMessage>): Promise<Message>
  endGroup(groupId: string): Promise<void>
  renameGroup(groupId: string, subject: string): Promise<void>
  /** A message to a group has reached a status at a member. */
  reachMember(providerMessageId: string, phoneNumber: string, status: 'delivered' | 'read'): Promise<void>
  /** Receives an image, by default with its file. */
  receiveImage(stored?: { path: string; size: number } | null): Promise<Message>
  createLabel(body: object): Promise<Label>
  /** Creates a saved reply; default with the shortcut `hours`. */
  createSavedReply(body?: object): Promise<SavedReply>
  /** Creates a contact; default with a new number, on the tenant's first account. */
  createContact(body?: object, account?: TestAccount): Promise<Contact>
  /** Creates a contact that has written at the provider, so that it can be blocked. */
  createWriter(): Promise<Contact>
  /** Creates a subscription; default to all events. */
  createWebhookSubscription(body?: object): Promise<CreatedWebhookSubscription>
  /** Creates a contact and a subscription that receives its event; returns the delivery. */
  createWebhookDelivery(): Promise<WebhookDelivery>
  /**
   * Sets these templates at the provider and syncs them; default on the tenant's first account. Returns them newest
   * first.
   */
  syncTemplates(templates: readonly TemplateInput[], account?: TestAccount): Promise<Template[]>
}

/** Creates a tenant as an operator does; customers' data is created through the API. */
export async function createTenant(
  database: Database,
  { url, simulator, secrets }: TenantServer,
  options: TenantOptions = {},
): Promise<Tenant> {
  const organization = await database.transaction((tx) =>
    createOrganization(tx, { name: 'Test', plan: 'platform', ...options }),
  )
  const organization_id = organization.id

  const inboundScope = { organizationId: organization_id, mediaBaseUrl: 'https://media.example.com' }

  const addTeam = () => database.transaction((tx) => createTeam(tx, { organization_id, name: 'Team' }))
  const team = await addTeam()

  const addAccount: Tenant['addAccount'] = async ({
    verified = true,
    team: team_id = team.id,
    customer,
    authorized = true,
  } = {}) => {
    const phone_number = `+1202${randomInt(1_000_000, 10_000_000)}`
    const phone_number_id = String(randomInt(1e14, 2e14))
    const input = { organization_id, team_id, phone_number_id, phone_number, name: 'Account', verified }
    const account: OperatorAccount = await database.transaction((tx) =>
      connectAccount(tx, { ...input, customer_id: customer }),
    )
    const [waba_id, token] = [String(randomInt(1e14, 2e14)), `token-of-${account.id}`]
    simulator.setToken(waba_id, token)
    simulator.setNumber(phone_number_id, { waba_id, display_phone_number: phone_number })
    const { id } = account
    if (authorized) await database.transaction((tx) => authorizeAccount(tx, secrets, { id, token, waba_id }))
    return { id, phone_number_id, phone_number, waba_id }
  }
  const addKey: Tenant['addKey'] = async ({ expires_at, revoked } = {}) => {
    const { id, key } = await database.transaction((tx) => addApiKey(tx, { organization_id, expires_at }))
    if (revoked) await revokeApiKey(database, { id })
    return key
  }

  const reportGroup = (about: Pick<GroupReport, 'group_id' | 'subject' | 'status'>) =>
    database.transaction((tx) => {
      const { phone_number_id } = tenant.account
      const report = { phone_number_id, joined: [], left: [], at: new Date().toISOString(), ...about }
      return applyGroupReport(tx, inboundScope, report)
    })

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
    suspendCustomer: async (id) =>
      unwrap(await send('updateCustomer', tenant, { params: { id }, body: { status: 'suspended' } })),
    optOut: (phone_number) =>
      database.transaction((tx) => {
        const { phone_number_id } = tenant.account
        return applyPreference(tx, inboundScope, { phone_number_id, from: { phone_number }, marketing: 'stop' })
      }),
    addKey,
    addUser: () =>
      database.transaction((tx) =>
        createUser(tx, { organization_id, name: 'Kim Berg', email: `kim${randomInt(1e9)}@example.com` }),
      ),
    endGroup: (group_id) => reportGroup({ group_id, status: 'ended' }),
    renameGroup: (group_id, subject) => reportGroup({ group_id, subject }),
    reachMember: async (provider_message_id, phone_number, status) => {
      const { phone_number_id } = tenant.account
      const group = { member: { phone_number, bsuid: null } }
      await database.transaction((tx) =>
        applyStatus(tx, inboundScope, {
          phone_number_id,
          provider_message_id,
          group,
          status,
          at: new Date().toISOString(),
        }),
      )
    },
    receiveMessage: (message = {}) =>
      database.transaction((tx) =>
        receiveMessage(tx, inboundScope, {
          phone_number_id: tenant.account.phone_number_id,
          provider_message_id: `wamid.${randomInt(1e12)}`,
          from: { phone_number: newPhoneNumber() },
          type: 'text',
          content: 'Are you open?',
          sent_at: new Date().toISOString(),
          ...message,
        }),
      ),
    receiveImage: async (stored = { path: `m/${randomInt(1e12)}.jpg`, size: 48_213 }) => {
      const media = { provider_media_id: String(randomInt(1e12)), mime_type: 'image/jpeg', filename: null }
      const { id: message_id } = await tenant.receiveMessage({ type: 'image', content: 'The cake', media })
      const { phone_number_id } = tenant.account
      const message = await database.transaction((tx) =>
        recordFetchedMedia(tx, inboundScope, { phone_number_id, message_id, stored }),
      )
      if (message === undefined) throw new Error('The received image was not found.')
      return message
    },
    createLabel: async (body) => (await sendOrThrow('createLabel', { body })).data,
    createSavedReply: async (body = {}) => {
      const given = { name: 'Opening hours', shortcut: 'hours', text: 'From 9 to 18.', ...body }
      return (await sendOrThrow('createSavedReply', { body: given })).data
    },
    createContact: async (body = {}, account = tenant.account) =>
      (
        await sendOrThrow('createContactInAccount', {
          params: { phone_number_id: account.phone_number_id },
          body: { phone_number: newPhoneNumber(), ...body },
        })
      ).data,
    createWriter: async () => {
      const { phone_number_id, waba_id } = tenant.account
      const phone_number = newPhoneNumber()
      simulator.setNumber(phone_number_id, { waba_id })
      simulator.receive(phone_number_id, { from: phone_number, text: { body: 'Hello' } })
      return tenant.createContact({ phone_number })
    },
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
    async syncTemplates(templates, { phone_number_id, waba_id } = tenant.account) {
      simulator.setTemplates(waba_id, templates)
      const params = { phone_number_id }
      unwrap(await send('syncTemplates', tenant, { params }))
      return unwrap(await send('listTemplates', tenant, { params, query: { limit: 100 } })).data
    },
  }

  function unwrap({ status, body }: CheckedResponse) {
    if (status !== 200) throw new Error(`The provider's templates were not synced: ${JSON.stringify(body)}`)
    return body
  }

  async function sendOrThrow(...[id, parts]: [Parameters<typeof send>[0], Parameters<typeof send>[2]]) {
    const { status, body } = await send(id, tenant, parts)
    if (status !== 201) throw new Error(`${id} responded with ${status}: ${JSON.stringify(body)}`)
    return body
  }
  return tenant
}
