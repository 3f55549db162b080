import { aText, definedOf, hasValues, oneOf, type Search, searchOf } from '../../search-values.ts'

export const statusFilters = ['open', 'snoozed', 'pending', 'resolved', 'all'] as const

/** The filters of the conversations. Without a status, those that are open and not snoozed; `assigned_to` is the id of a user. */
const reads = {
  status: oneOf(statusFilters),
  /** Groups; otherwise contacts. */
  kind: oneOf(['group'] as const),
  unread: (given: unknown) => (given === true || given === 'true' ? (true as const) : undefined),
  window: oneOf(['open'] as const),
  assigned_to: aText,
  label_id: aText,
  search: aText,
}
export const parseInboxSearch = searchOf(reads)
export type InboxSearch = Search<typeof reads>

export function conversationsQuery({ status = 'open', ...filters }: InboxSearch) {
  if (status === 'snoozed') return definedOf({ snoozed: true, ...filters })
  const snoozed = status === 'open' ? false : undefined
  return definedOf({ status: status === 'all' ? undefined : status, snoozed, ...filters })
}

/** Whether more than the status is filtered. */
export const isFiltered = (search: InboxSearch) => hasValues(search, 'status')
