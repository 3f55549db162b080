import type { Queries } from '@channel/client/query'
import type { QueryKey } from '@tanstack/react-query'
import type { Change, EventType, LiveChange } from './live-change.ts'

type Concerned = (queries: Queries, change: Change) => readonly QueryKey[]

export const figuresKey: QueryKey = ['dashboard', 'figures']
const members: QueryKey = ['dashboard', 'members']
const auditLog: QueryKey = ['dashboard', 'audit-log']
export const messageLinksKey: QueryKey = ['dashboard', 'message-links']
export const mentionsKey: QueryKey = ['dashboard', 'mentions']
const notices: QueryKey = ['dashboard', 'notices']
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

type EventGroup = EventType extends `${infer Group}.${string}` ? Group : never

/** The queries that may show the resource of an event, by the beginning of its type. */
const ofEvent: Readonly<Record<EventGroup, Concerned>> = {
  contact,
  conversation,
  group_conversation: conversation,
  message,
  messages: message,
  group_message: message,
  broadcast: ({ broadcasts }) => [broadcasts.key()],
  note: ({ notes }, change) => [notes.list.key(...numberOf(change)), mentionsKey],
  account,
  setup_link: setupLink,
  template,
  subscription: ({ webhookSubscriptions }) => [notices, webhookSubscriptions.key(), figuresKey],
  quota: () => [notices],
  webhook: () => [],
}

const webhooks = ({ webhookDeliveries, webhookSubscriptions }: Queries) => [
  webhookDeliveries.key(),
  webhookSubscriptions.key(),
  figuresKey,
  notices,
]

/** The queries that may show what operations of a group write; a test knows all groups. */
const ofGroup: Readonly<Record<string, (queries: Queries) => readonly QueryKey[]>> = {
  messages: ({ messages, conversations }) => [messages.key(), conversations.key()],
  broadcasts: ({ broadcasts }) => [broadcasts.key()],
  media: () => [],
  notes: ({ notes }) => [notes.key(), mentionsKey],
  mentions: () => [mentionsKey],
  conversations: ({ conversations }) => [conversations.key()],
  customers: ({ customers, accounts }) => [customers.key(), accounts.key()],
  contacts: ({ contacts, conversations }) => [contacts.key(), conversations.key()],
  templates: ({ templates }) => [templates.key()],
  labels: ({ labels, contacts, conversations }) => [labels.key(), contacts.key(), conversations.key()],
  'assignment-rules': ({ assignmentRules }) => [assignmentRules.key()],
  'saved-replies': ({ savedReplies }) => [savedReplies.key()],
  'webhook-deliveries': webhooks,
  'webhook-subscriptions': webhooks,
  session: () => [],
  presence: () => [],
  'message-links': () => [messageLinksKey],
  passwords: () => [sessions],
  'second-factor': () => [members],
  memberships: ({ users }) => [members, session, users.key()],
  passkeys: () => [['dashboard', 'passkeys'], members, session],
  sessions: () => [sessions],
  members: ({ users }) => [members, session, users.key()],
  invitations: ({ users }) => [['dashboard', 'invitations'], members, users.key()],
  organization: () => [['dashboard', 'organization'], session],
  'api-keys': () => [['dashboard', 'api-keys']],
  'account-profiles': ({ accountProfiles }) => [accountProfiles.key()],
  'account-pins': () => [],
  'contact-imports': ({ contactImports }) => [contactImports.key()],
}

/** The beginnings of the keys of all queries that a change concerns; an unknown type concerns none. */
export function queriesOfChange(queries: Queries, change: LiveChange): readonly QueryKey[] {
  if (change.type === 'reset') return [[]]
  const group = change.type.slice(0, change.type.lastIndexOf('.'))
  if (Object.hasOwn(ofEvent, group)) {
    // Every event is listed, and may be delivered to a webhook.
    const concerned = ofEvent[group as EventGroup](queries, change)
    return [...concerned, queries.events.list.key(), queries.webhookDeliveries.list.key()]
  }
  const written = Object.hasOwn(ofGroup, group) ? ofGroup[group] : undefined
  return written === undefined ? [] : [...written(queries), auditLog]
}

export const eventGroups = Object.keys(ofEvent)
export const writtenGroups = Object.keys(ofGroup)

function numberOf({ phone_number_id }: Change): [] | [string] {
  return phone_number_id === null ? [] : [phone_number_id]
}
