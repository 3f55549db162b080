import { actionsColumn, type Column } from '../../components/data-table.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import type { Account } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { accountBadge, accountName } from './account-state.ts'
import { QualityBadge } from './quality-badge.tsx'
import { UseNumberButton } from './use-number-button.tsx'

const { columns } = text.accounts

export const accountColumns: readonly Column<Account>[] = [
  {
    header: columns.name,
    cell: (account) => (
      <div className="min-w-0">
        <div className="font-medium">{accountName(account)}</div>
        <div className="text-sm text-quiet">{account.phone_number ?? text.accounts.noNumber}</div>
      </div>
    ),
  },
  { header: columns.status, cell: (account) => <StatusBadge {...accountBadge(account)} /> },
  { header: columns.quality, from: 'md', cell: ({ quality_rating }) => <QualityBadge rating={quality_rating} /> },
  {
    header: columns.customer,
    from: 'md',
    cell: ({ customer }) => customer?.name ?? <span className="text-quiet">{text.accounts.own}</span>,
  },
  { header: columns.created, from: 'lg', cell: ({ created_at }) => <Timestamp value={created_at} form="date" /> },
  { ...actionsColumn<Account>((account) => <UseNumberButton account={account} size="sm" />), from: 'sm' },
]
