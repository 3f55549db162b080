import type { Customer } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A customer as {@link customerColumns} selects it. */
export type CustomerRow = RowOf<'find_customer'>

export const customerColumns = 'id, name, external_id, status, metadata, created_at, updated_at'

export function customerView(row: CustomerRow): AllFields<Customer> {
  return {
    id: row.id,
    object: 'customer',
    name: row.name,
    external_id: row.external_id,
    status: row.status,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
