import type { Broadcast, ListBroadcastsInput } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestInAccount } from '../accounts/index.ts'
import { broadcastColumns, broadcastView } from './broadcast-view.ts'

/** Lists the broadcasts of an account, newest first. */
export const listBroadcasts = newestInAccount<ListBroadcastsInput['query'], RowOf<'list_broadcasts'>, Broadcast>({
  list: 'listBroadcasts',
  name: 'list_broadcasts',
  table: 'broadcasts',
  row: 'broadcast',
  columns: broadcastColumns,
  filters: { status: (param) => `status = ${param}` },
  view: broadcastView,
})
