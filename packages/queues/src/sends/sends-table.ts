import type { LeasedTable } from '../leased/index.ts'

export const sendsTable = {
  name: 'message_sends',
  key: 'message_id',
  token: 'lease_token',
  until: 'leased_until',
} as const satisfies LeasedTable
