import type { Column } from '../../components/data-table.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import type { Account } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { accountBadge, accountName } from './account-state.ts'
import { QualityBadge } from './quality-badge.tsx'
import { UseNumberButton } from './use-number-button.tsx'

const { columns } = text.accounts

/** The columns of the list of accounts. */
export const accountColumns: readonly Column<Account>[] = [
  {
    id: 'name',
    header: columns.name,
    cell: (account) => (
      <div className="min-w-0">
        <div className="font-medium">{accountName(account)}</div>
        <div className="text-sm text-quiet">{account.phone_number ?? text.accounts.noNumber}</div>
      </div>
    ),
  },
  {
    id: 'status',
    header: columns.status,
    cell: (account) => {
      const { tone, label } = accountBadge(account)
      return <StatusBadge tone={tone}>{label}</StatusBadge>
    },
  },
  {
    id: 'quality',
    header: columns.quality,
    from: 'md',
    cell: ({ quality_rating }) => <QualityBadge rating={quality_rating} />,
  },
  {
    id: 'customer',
    header: columns.customer,
    from: 'md',
    cell: ({ customer }) => customer?.name ?? <span className="text-quiet">{text.accounts.own}</span>,
  },
  {
    id: 'created',
    header: columns.created,
    from: 'lg',
    cell: ({ created_at }) => <Timestamp value={created_at} form="date" />,
  },
  {
    id: 'use',
    header: text.common.actions,
    hiddenHeader: true,
    align: 'right',
    from: 'sm',
    cell: (account) => <UseNumberButton account={account} size="sm" />,
  },
]
