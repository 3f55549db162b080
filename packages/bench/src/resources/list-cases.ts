import { fixture } from '../database/fixture.ts'
import type { Depth, ListOrder } from './read-depths.ts'
import { get, type ResourceCase } from './resource-case.ts'

type Kind = ResourceCase['kind']

/** A measured list. */
interface ListCase {
  readonly name: string
  readonly kind: Kind
  readonly query: Readonly<Record<string, string>>
  /** The rows' common condition in SQL; set for deep pages. */
  readonly deep?: ListOrder
}

/** How to find the start and the cursor of a deep page. */
export interface ListTools {
  readonly limit: number
  readonly depthOf: (order: ListOrder) => Promise<Depth>
  readonly cursorAfter: (list: string, filters: Readonly<Record<string, string>>, depth: Depth) => string
}

const messagesWhere = (condition: string): ListOrder => ({ table: 'messages', column: 'created_at', condition })
const latestWhere = (condition: string): ListOrder => ({ table: 'conversations', column: 'last_message_at', condition })
const updatedWhere = (condition: string): ListOrder => ({ table: 'conversations', column: 'updated_at', condition })

/** Messages: the first page, a deep one, every filter, and combined filters. */
export function messageLists(longConversationId: string): ListCase[] {
  const conversation = { conversation_id: longConversationId }
  const list = (name: string, kind: Kind, query: ListCase['query'], condition?: string): ListCase => ({
    name,
    kind,
    query,
    ...(condition !== undefined && { deep: messagesWhere(condition) }),
  })
  const ofConversation = `conversation_id = '${longConversationId}'`
  return [
    list('page 1', 'first', {}),
    list('far down', 'deep', {}, 'true'),
    list('conversation_id, one message in ten', 'filter', conversation),
    list('conversation_id, far down', 'deep', conversation, ofConversation),
    list('direction', 'filter', { direction: 'inbound' }),
    list('direction, far down', 'deep', { direction: 'inbound' }, `direction = 'inbound'`),
    list('status, one in three', 'filter', { status: 'read' }),
    list('status, one in 1,000', 'filter', { status: 'failed' }),
    list('status, one in 100,000', 'filter', { status: 'pending' }),
    list('status far down', 'deep', { status: 'read' }, `status = 'read'`),
    list('direction and status', 'filter', { direction: 'outbound', status: 'failed' }),
    list('direction and status, nothing', 'filter', { direction: 'inbound', status: 'failed' }),
    list('conversation_id, direction, status', 'filter', {
      ...conversation,
      direction: 'inbound',
      status: 'delivered',
    }),
    list('conversation_id and status, nothing', 'filter', { ...conversation, status: 'failed' }),
    list('created_before', 'filter', { created_before: '2025-08-01T00:00:00Z' }),
    list('created_after and created_before', 'filter', {
      created_after: '2025-07-01T00:00:00Z',
      created_before: '2025-07-02T00:00:00Z',
    }),
    list('status in a day long ago', 'filter', {
      status: 'failed',
      created_after: '2025-07-01T00:00:00Z',
      created_before: '2025-07-02T00:00:00Z',
    }),
  ]
}

/** Conversations, in both orders. */
export function conversationLists(contactId: string): ListCase[] {
  const list = (name: string, kind: Kind, query: ListCase['query'], deep?: ListOrder): ListCase => ({
    name,
    kind,
    query,
    ...(deep && { deep }),
  })
  const { commonAssigneeId, rareAssigneeId, commonLabelId, rareLabelId } = fixture
  const hasLabel = `EXISTS (
    SELECT FROM conversation_labels link
    WHERE link.organization_id = $1 AND link.conversation_id = id AND link.label_id = '${commonLabelId}')`
  const since = { updated_since: '2025-01-01T00:00:00Z' }
  return [
    list('page 1', 'first', {}),
    list('unchanged (304)', 'not modified', {}),
    list('far down', 'deep', {}, latestWhere('true')),
    list('status', 'filter', { status: 'pending' }),
    list('status, far down', 'deep', { status: 'pending' }, latestWhere(`status = 'pending'`)),
    list('assigned_to, one in 50', 'filter', { assigned_to: commonAssigneeId }),
    list('assigned_to, one in 100,000', 'filter', { assigned_to: rareAssigneeId }),
    list('assigned_to and status', 'filter', { assigned_to: commonAssigneeId, status: 'resolved' }),
    list('label_id, one in 100', 'filter', { label_id: commonLabelId }),
    list('label_id, one in 100, far down', 'filter', { label_id: commonLabelId }, latestWhere(hasLabel)),
    list('label_id, one in 100, and status', 'filter', { label_id: commonLabelId, status: 'resolved' }),
    list('label_id, one in 100,000', 'filter', { label_id: rareLabelId }),
    list('contact_id', 'filter', { contact_id: contactId }),
    list('updated_since', 'filter', since),
    list('updated_since, far down', 'deep', since, updatedWhere('true')),
    list('updated_since and status', 'filter', { ...since, status: 'resolved' }),
    list('updated_since and label_id, one in 100', 'filter', { ...since, label_id: commonLabelId }),
    list(
      'updated_since and label_id, far down',
      'filter',
      { ...since, label_id: commonLabelId },
      updatedWhere(hasLabel),
    ),
    list('unread, one in 30', 'filter', { unread: 'true' }),
    list('unread, far down', 'filter', { unread: 'true' }, latestWhere('unread_count > 0')),
    list('unread and status', 'filter', { unread: 'true', status: 'pending' }),
    ...conversationSearches.map(([name, search]) => list(`search, ${name}`, 'search', { search })),
  ]
}

// Each message has its number in its text; one contact in seven is called Souza.
const conversationSearches = [
  ['one message', '4711'],
  ['a word of every message', 'measurement'],
  ['two words of every message', 'number measurement'],
  ['a name, one in 7', 'souza'],
  ['a name, one in 100,000', 'zebulon'],
  ['a phone number', '+491700000056'],
  ['no match', 'nothing'],
  ['frequent words, no match', 'measurement souza'],
] as const

/** The requests of the cases, all for the largest account. */
export async function listRequests(
  resource: 'messages' | 'conversations',
  cases: readonly ListCase[],
  { limit, depthOf, cursorAfter }: ListTools,
): Promise<ResourceCase[]> {
  const list = resource === 'messages' ? 'listMessages' : 'listConversations'
  const requests: ResourceCase[] = []
  for (const { name, kind, query, deep } of cases) {
    const depth = deep && (await depthOf(deep))
    const parameters = new URLSearchParams({ limit: String(limit), ...query })
    if (depth) parameters.set('cursor', cursorAfter(list, query, depth))
    requests.push({
      group: resource,
      name: depth ? `${name} (page ${depth.page.toLocaleString('en')})` : name,
      kind,
      requests: [get(`/v1/${fixture.phoneNumberIds[0]}/${resource}?${parameters}`)],
      expected: kind === 'not modified' ? 304 : 200,
    })
  }
  return requests
}
