import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { Customer } from './customer-types.ts'

export function CustomerStatus({ status }: Pick<Customer, 'status'>) {
  return <StatusBadge tone={status === 'active' ? 'good' : 'warn'} label={text.customers.statuses[status]} />
}
