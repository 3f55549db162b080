import type { ApiKey, ListApiKeysInput } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { dashboardKeyColumns, dashboardKeyView, keysWithCreators } from './dashboard-key-view.ts'

/** Lists the organization's API keys, newest first, also revoked and expired ones. */
export const listApiKeys = newestFirst<ListApiKeysInput['query'], RowOf<'list_api_keys'>, ApiKey>({
  list: 'listApiKeys',
  name: 'list_api_keys',
  select: `SELECT ${dashboardKeyColumns} FROM ${keysWithCreators} WHERE key.organization_id = $1`,
  table: 'key',
  filters: {},
  view: (row, { now }) => dashboardKeyView(row, now()),
})
