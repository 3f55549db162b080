import type { components } from '@channel/client'
import { metadataOf, metadataText } from '../../metadata.ts'
import type { Customer } from './customer-types.ts'

type Schemas = components['schemas']

/** The fields of the form, as they are typed. */
export interface CustomerValues {
  readonly name: string
  readonly external_id: string
  /** JSON; empty for none. */
  readonly metadata: string
}

export const noValues: CustomerValues = { name: '', external_id: '', metadata: '' }

export function valuesOf({ name, external_id, metadata }: Customer): CustomerValues {
  return { name, external_id: external_id ?? '', metadata: metadataText(metadata) }
}

/** The body that creates a customer. @param values with valid metadata */
export function customerCreate(values: CustomerValues): Schemas['CustomerCreate'] {
  const metadata = metadataOf(values.metadata)
  const external_id = values.external_id.trim()
  return { name: values.name.trim(), ...(external_id && { external_id }), ...(metadata && { metadata }) }
}

/** The changes against the customer; an empty field is cleared. @param values with valid metadata */
export function customerPatch(customer: Customer, values: CustomerValues): Schemas['CustomerUpdate'] {
  const before = valuesOf(customer)
  const name = values.name.trim()
  const external_id = values.external_id.trim()
  return {
    ...(name !== before.name && { name }),
    ...(external_id !== before.external_id && { external_id: external_id || null }),
    ...(values.metadata.trim() !== before.metadata && { metadata: metadataOf(values.metadata) }),
  }
}
