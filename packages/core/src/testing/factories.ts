import type {
  Contact,
  ContactCreate,
  CreatedWebhookSubscription,
  CreateLabelInput,
  CreateWebhookSubscriptionInput,
  Label,
} from '@channel/contract/types'
import type { Database } from '@channel/db'
import { type ConnectAccountInput, connectAccount, type OperatorAccount } from '../accounts/index.ts'
import { type CreatedApiKey, createApiKey } from '../api-keys/index.ts'
import { createContactInAccount, getContact } from '../contacts/index.ts'
import { addCustomer, type OperatorCustomer } from '../customers/index.ts'
import { createLabel } from '../labels/index.ts'
import { createOrganization, type Organization } from '../organizations/index.ts'
import type { Scope } from '../scope.ts'
import { deriveSecrets } from '../secrets.ts'
import { createTeam, type Team } from '../teams/index.ts'
import { createUser, type User } from '../users/index.ts'
import { createWebhookSubscription } from '../webhook-subscriptions/index.ts'
import { newPhoneNumber, newPhoneNumberId } from './numbers.ts'

// What tests begin with, made by the verbs themselves. Whatever a test does not care about has a default.

const secrets = deriveSecrets('a secret that only tests use and never a service')

/** The scope of an organization. */
export function aScope(organizationId: string, overrides: Partial<Scope> = {}): Scope {
  return { organizationId, now: () => new Date(), secrets, ...overrides }
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

/** Of an organization with the plan `platform`. */
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
): Promise<User> {
  const input = { organization_id: organizationId, name: 'Kim Berg', email: 'kim@example.com', ...overrides }
  return database.transaction((tx) => createUser(tx, input))
}

export function anApiKey(
  database: Database,
  organizationId: string,
  overrides: { name?: string; expires_at?: string } = {},
): Promise<CreatedApiKey> {
  return database.transaction((tx) => createApiKey(tx, { organization_id: organizationId, ...overrides }))
}

/** A verified account with a number of its own. */
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

/** A contact of an account that is verified, with a number of its own. */
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

/** A label with a name of its own. */
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
  readonly scope: Scope
}

export async function aTenant(database: Database, plan: 'standard' | 'platform' = 'standard'): Promise<Tenant> {
  const organization = await anOrganization(database, { plan })
  const team = await aTeam(database, organization.id)
  const account = await anAccount(database, team)
  return { organization, team, account, scope: aScope(organization.id) }
}
