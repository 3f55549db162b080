import type { Column } from '../../components/data-table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { CustomerStatus } from './customer-status.tsx'
import type { Customer } from './customer-types.ts'

const { common } = text

export const customerColumns: readonly Column<Customer>[] = [
  { header: common.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    header: text.customers.fields.external_id,
    from: 'sm',
    cell: ({ external_id }) => external_id ?? <span className="text-faint">–</span>,
  },
  { header: common.status, cell: ({ status }) => <CustomerStatus status={status} /> },
  {
    header: common.created,
    from: 'md',
    align: 'right',
    cell: ({ created_at }) => <Timestamp value={created_at} form="date" />,
  },
]
