import type { Queries } from '@channel/client/query'
import type { QueryKey } from '@tanstack/react-query'
import type { EventType, LiveChange, ResourceChange } from './live-change.ts'

type Concerned = (queries: Queries, change: ResourceChange) => readonly QueryKey[]

export const figuresKey: QueryKey = ['dashboard', 'figures']
const members: QueryKey = ['dashboard', 'members']
const auditLog: QueryKey = ['dashboard', 'audit-log']
const session: QueryKey = ['dashboard', 'session']
const sessions: QueryKey = ['dashboard', 'sessions']

const contact: Concerned = ({ contacts, conversations }, change) => [
  contacts.list.key(...numberOf(change)),
  ...(change.id === null ? [] : [contacts.get.key(...numberOf(change), change.id)]),
  // They show its name.
  conversations.key(),
]
const conversation: Concerned = ({ conversations }) => [conversations.key()]
const message: Concerned = ({ messages, conversations }, change) => [
  messages.list.key(...numberOf(change)),
  ...(change.id === null ? [] : [messages.get.key(...numberOf(change), change.id)]),
  conversations.list.key(...numberOf(change)),
  figuresKey,
]
const account: Concerned = ({ accounts }) => [accounts.key()]
const setupLink: Concerned = ({ customers, accounts }) => [
  customers.listSetupLinks.key(),
  customers.getSetupLink.key(),
  accounts.key(),
]
const template: Concerned = ({ templates }, change) => [
  templates.list.key(...numberOf(change)),
  templates.get.key(...numberOf(change)),
]

/** The queries that may show the resource of an event. */
const ofEvent: Readonly<Record<EventType, Concerned>> = {
  'contact.created': contact,
  'contact.updated': contact,
  'contact.deleted': contact,
  'contact.opted_in': contact,
  'contact.opted_out': contact,
  'conversation.created': conversation,
  'conversation.updated': conversation,
  'message.received': message,
  'message.sent': message,
  'message.delivered': message,
  'message.read': message,
  'message.failed': message,
  'message.updated': message,
  'account.connected': account,
  'account.disconnected': account,
  'account.updated': account,
  'setup_link.completed': setupLink,
  'setup_link.failed': setupLink,
  'setup_link.expired': setupLink,
  'setup_link.revoked': setupLink,
  'template.created': template,
  'template.updated': template,
  'template.deleted': template,
  'webhook.test': () => [],
}

const webhooks = ({ webhookDeliveries, webhookSubscriptions }: Queries) => [
  webhookDeliveries.key(),
  webhookSubscriptions.key(),
  figuresKey,
]

/** The queries that may show what operations of a group write; a test knows all groups. */
const ofGroup: Readonly<Record<string, (queries: Queries) => readonly QueryKey[]>> = {
  messages: ({ messages, conversations }) => [messages.key(), conversations.key()],
  media: () => [],
  conversations: ({ conversations }) => [conversations.key()],
  customers: ({ customers, accounts }) => [customers.key(), accounts.key()],
  contacts: ({ contacts, conversations }) => [contacts.key(), conversations.key()],
  templates: ({ templates }) => [templates.key()],
  labels: ({ labels, contacts, conversations }) => [labels.key(), contacts.key(), conversations.key()],
  'webhook-deliveries': webhooks,
  'webhook-subscriptions': webhooks,
  session: () => [],
  passwords: () => [sessions],
  'second-factor': () => [members],
  sessions: () => [sessions],
  members: ({ users }) => [members, session, users.key()],
  invitations: ({ users }) => [['dashboard', 'invitations'], members, users.key()],
  organization: () => [['dashboard', 'organization'], session],
  'api-keys': () => [['dashboard', 'api-keys']],
}

/** The beginnings of the keys of all queries that a change concerns; an unknown type concerns none. */
export function queriesOfChange(queries: Queries, change: LiveChange): readonly QueryKey[] {
  if (change.type === 'reset') return [[]]
  if (isResourceChange(change)) {
    // Every event may be delivered to a webhook.
    return [...ofEvent[change.type](queries, change), queries.webhookDeliveries.list.key()]
  }
  const group = change.type.slice(0, change.type.lastIndexOf('.'))
  const written = Object.hasOwn(ofGroup, group) ? ofGroup[group] : undefined
  return written === undefined ? [] : [...written(queries), auditLog]
}

export const eventTypes = Object.keys(ofEvent)
export const writtenGroups = Object.keys(ofGroup)

function isResourceChange(change: Exclude<LiveChange, { type: 'reset' }>): change is ResourceChange {
  return Object.hasOwn(ofEvent, change.type)
}

function numberOf({ phone_number_id }: ResourceChange): [] | [string] {
  return phone_number_id === null ? [] : [phone_number_id]
}
