import type { LeasedTable } from '../leased/index.ts'

export const deliveriesTable = {
  name: 'webhook_deliveries',
  key: 'id',
  token: 'lease_token',
  until: 'leased_until',
} as const satisfies LeasedTable
