import { aText, boundsOf, hasValues, oneOf, type Search, searchOf, timesOf } from '../../search-values.ts'

export const settingsTabs = ['profile', 'security', 'members', 'organization', 'replies', 'audit'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Without one: all entries that are kept. */
export const auditRanges = ['24h', '7d', '30d'] as const

const readTab = searchOf({ tab: oneOf(settingsTabs) })

/** The filters of the audit log. `from` and `to` are used instead of a range. */
const auditReads = { user_id: aText, action: aText, ...timesOf(auditRanges) }
const readAudit = searchOf(auditReads)
export type AuditSearch = Search<typeof auditReads>
type SettingsSearch = AuditSearch & ReturnType<typeof readTab>

/** Reads the URL. */
export function parseSettingsSearch(given: Record<string, unknown>): SettingsSearch {
  const tab = readTab(given)
  return tab.tab === 'audit' ? { ...tab, ...readAudit(given) } : tab
}

/** Whether the audit log is filtered. */
export const isFiltered: (search: AuditSearch) => boolean = hasValues

export function auditQuery({ user_id, action, ...times }: AuditSearch, now?: number) {
  return { user_id, action, ...boundsOf(times, now) }
}
