import { hasValues, readOneOf, readTexts, readTimes } from '../../search-values.ts'

export const settingsTabs = ['profile', 'security', 'members', 'organization', 'audit'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The filters of the audit log, as they are in the URL. */
export interface AuditSearch {
  readonly user_id?: string | undefined
  readonly action?: string | undefined
  readonly range?: AuditRange | undefined
  /** Instead of a range, as date-times. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface SettingsSearch extends AuditSearch {
  readonly tab?: SettingsTab | undefined
}

/** Without one: all entries that are kept. */
export const auditRanges = ['24h', '7d', '30d'] as const
export type AuditRange = (typeof auditRanges)[number]

const rangeHours: Readonly<Record<AuditRange, number>> = { '24h': 24, '7d': 168, '30d': 720 }

/** Reads the URL; what is not valid is undefined. */
export function parseSettingsSearch(given: Record<string, unknown>): SettingsSearch {
  const tab = readOneOf(given, 'tab', settingsTabs)
  if (tab.tab !== 'audit') return tab
  return {
    ...tab,
    ...readOneOf(given, 'range', auditRanges),
    ...readTimes(given, ['from', 'to']),
    ...readTexts(given, ['user_id', 'action']),
  }
}

/** Whether the audit log is filtered. */
export function isFiltered(search: AuditSearch): boolean {
  return hasValues(search)
}

/** The query of the API for the filters. */
export function auditQuery({ range, from, to, user_id, action }: AuditSearch, now = Date.now()) {
  // In whole minutes, so that the same filters are the same query for a while.
  const start = range && new Date(Math.floor(now / 60_000) * 60_000 - rangeHours[range] * 3_600_000).toISOString()
  return { user_id, action, created_after: from ?? start, created_before: to }
}
