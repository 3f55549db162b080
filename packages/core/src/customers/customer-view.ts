import type { CustomerRow } from '@channel/db'

export const customerColumns = 'id, organization_id, name, external_id, status, metadata, created_at, updated_at'

/** An end-customer of an organization as the operator sees it. */
export interface Customer {
  readonly id: string
  readonly object: 'customer'
  readonly organization_id: string
  readonly name: string
  readonly external_id: string | null
  readonly status: CustomerRow['status']
  readonly metadata: unknown
  readonly created_at: string
  readonly updated_at: string
}

export function customerView(row: CustomerRow): Customer {
  return {
    id: row.id,
    object: 'customer',
    organization_id: row.organization_id,
    name: row.name,
    external_id: row.external_id,
    status: row.status,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
