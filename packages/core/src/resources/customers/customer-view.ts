import type { Customer } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

/** A customer as {@link customerColumns} selects it. */
export type CustomerRow = RowOf<'find_customer'>

export const customerColumns = 'id, name, external_id, status, metadata, created_at, updated_at'
export const customerView = viewOfColumns<Customer>()('customer', customerColumns)
