import { hasValues, readOneOf, readTexts } from '../../search-values.ts'

export const statusFilters = ['open', 'pending', 'resolved', 'all'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** The filters of the conversations, as they are in the URL. */
export interface InboxSearch {
  /** `open` if it is not given. */
  readonly status?: StatusFilter | undefined
  readonly unread?: true | undefined
  /** The id of a user. */
  readonly assigned_to?: string | undefined
  readonly label_id?: string | undefined
  readonly search?: string | undefined
}

/** Reads the URL; what is not valid is undefined. */
export function parseInboxSearch(given: Record<string, unknown>): InboxSearch {
  return {
    ...readOneOf(given, 'status', statusFilters),
    unread: given.unread === true || given.unread === 'true' ? true : undefined,
    ...readTexts(given, ['assigned_to', 'label_id', 'search']),
  }
}

/** The query of the API for the filters. */
export function conversationsQuery({ status = 'open', unread, assigned_to, label_id, search }: InboxSearch) {
  return {
    ...(status !== 'all' && { status }),
    ...(unread && { unread: true }),
    ...(assigned_to && { assigned_to }),
    ...(label_id && { label_id }),
    ...(search && { search }),
  }
}

/** Whether more than the status is filtered. */
export function isFiltered({ status: _, ...others }: InboxSearch): boolean {
  return hasValues(others)
}
