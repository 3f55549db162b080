import type { components } from '@channel/client'
import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'

export function CustomerStatus({ status }: Pick<Customer, 'status'>) {
  return <StatusBadge tone={status === 'active' ? 'good' : 'warn'} label={text.customers.statuses[status]} />
}

type Schemas = components['schemas']
export type Customer = Schemas['Customer']
export type SetupLink = Schemas['CustomerSetupLinkState']

export interface CustomerProps {
  readonly customer: Customer
}
