import { expect, it } from 'vitest'
import { auditQuery, parseSettingsSearch } from './settings-search.ts'

it('reads the tab, and filters only for the audit log', () => {
  const filters = { user_id: 'usr_1', action: 'createApiKey', range: '7d', from: '2026-11-22T00:00:00.000Z' }
  expect(parseSettingsSearch({ tab: 'audit', ...filters, to: 'soon', other: 'x' })).toEqual({
    tab: 'audit',
    ...filters,
  })
  expect(parseSettingsSearch({ tab: 'members', ...filters })).toEqual({ tab: 'members' })
  expect(parseSettingsSearch({ tab: 'nothing', ...filters, range: '1y' })).toEqual({})
})

it('turns a range into the time at which it begins, in whole minutes', () => {
  const now = Date.parse('2026-11-23T12:34:56Z')
  expect(auditQuery({ range: '24h' }, now).created_after).toBe('2026-11-22T12:34:00.000Z')
  expect(auditQuery({}, now).created_after).toBeUndefined()
  const bounds = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' }
  expect(auditQuery(bounds, now)).toMatchObject({ created_after: bounds.from, created_before: bounds.to })
})
