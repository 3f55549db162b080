import { callDashboard } from '../../call-dashboard.ts'
import { listQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'
import { mentionsKey } from '../../live/queries-of-change.ts'
import { type NamedUser, writtenText } from '../../pages/inbox/notes/mention-text.ts'

export type Mention = components['schemas']['Mention']

/** How many unread mentions are counted. */
export const maxCounted = 100
const shown = 20
const key = mentionsKey.slice(1)

/** The notes that mention the user, newest first. */
export const mentionsQuery = listQuery([...key, 'all'], (api, query, signal) =>
  api.GET('/dashboard/mentions', { params: { query: { limit: shown, ...query } }, signal }),
)

/** Those that the user has not read. */
export const unreadQuery = listQuery([...key, 'unread'], (api, query, signal) =>
  api.GET('/dashboard/mentions', { params: { query: { unread: true, limit: maxCounted, ...query } }, signal }),
)

/** The note of a mention as text. Of the mentioned users, only the one who reads it is named. */
export function excerptOf({ note }: Mention, user: NamedUser): string {
  return writtenText(note.text, (id) => (id === user.id ? user.name : '…'))
}

/** Marks mentions as read, or all. */
export const markRead = (ids?: readonly string[]) =>
  callDashboard((api) => api.POST('/dashboard/mentions/read', { body: ids === undefined ? {} : { ids: [...ids] } }))
