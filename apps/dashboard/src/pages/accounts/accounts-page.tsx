import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Settings, Smartphone } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { actionsColumn, type Column, DataTable } from '../../components/data-table.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar, type FilterProps, FilterSelect, StatusFilter } from '../../components/filter-bar.tsx'
import { LinkButton } from '../../components/links.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { optionsOf, withChosen } from '../../components/select.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { ConnectButton } from '../../connect-number/connect-button.tsx'
import { NoNumber } from '../../connect-number/no-number.tsx'
import { type Account, useAccount } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { type List, useList } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { AccountDetails } from './account-details.tsx'
import { accountBadge, accountName } from './account-state.ts'
import { type AccountsSearch, accountStatuses, accountsQuery, isFiltered } from './accounts-search.ts'
import { QualityBadge } from './quality-badge.tsx'
import { UseNumberButton } from './use-number-button.tsx'

const route = getRouteApi('/app/accounts')

export function AccountsPage() {
  const search = route.useSearch()
  const setSearch = useSearchSteps(search, 'account', route.useNavigate())
  const list = useList(queries.accounts.list.infiniteQueryOptions(accountsQuery(search)))
  return (
    <>
      <PageHeader
        title={text.navigation.accounts}
        description={text.accounts.description}
        actions={<ConnectButton />}
      />
      <AccountFilters search={search} onChange={setSearch} />
      <Card flush>
        <DataTable
          label={text.navigation.accounts}
          columns={accountColumns}
          list={list}
          onOpen={({ id }) => setSearch({ ...search, account: id })}
          isOpen={({ id }) => id === search.account}
          noMatches={isFiltered(search) && { icon: Smartphone, onClear: () => setSearch({}) }}
          empty={<NoNumber icon={Smartphone} />}
        />
      </Card>
      <AccountDrawer
        accountId={search.account}
        list={list}
        onClose={() => setSearch({ ...search, account: undefined })}
      />
    </>
  )
}

const { columns } = text.accounts

const accountColumns: readonly Column<Account>[] = [
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

const { filters, statuses } = text.accounts

function AccountFilters({ search, onChange }: FilterProps<AccountsSearch>) {
  const customers = useCustomerNames(search.customer_id)
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <StatusFilter {...{ search, onChange }} options={optionsOf(accountStatuses, statuses)} />
      {customers.length > 0 && (
        <FilterSelect
          {...{ search, onChange }}
          name="customer_id"
          label={text.common.customer}
          any={filters.anyCustomer}
          options={customers}
          className="max-w-60"
        />
      )}
    </FilterBar>
  )
}

/** The newest hundred customers, and the one of the filter. */
function useCustomerNames(chosen: string | undefined) {
  const { data } = useQuery({ ...queries.customers.list.queryOptions({ limit: 100 }), staleTime: 60_000 })
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return withChosen(options, chosen)
}

interface AccountDrawerProps {
  readonly accountId: string | undefined
  readonly list: List<Account>
  readonly onClose: () => void
}

/** The details of a number, taken from what was loaded: the API finds an account by its number, not by its id. */
function AccountDrawer({ accountId, list, onClose }: AccountDrawerProps) {
  const { accounts } = useAccount()
  const account = [...list.rows, ...accounts].find(({ id }) => id === accountId)
  return (
    <Drawer
      open={accountId !== undefined}
      onOpenChange={onClose}
      title={account ? accountName(account) : text.accounts.account}
    >
      {account ? (
        <div className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton
              to="/accounts/$phoneNumberId"
              params={{ phoneNumberId: account.phone_number_id }}
              icon={Settings}
              label={accountSettingsText.open}
            />
            <UseNumberButton account={account} size="md" />
          </div>
          <AccountDetails account={account} />
        </div>
      ) : list.isPending ? (
        <SkeletonLines count={6} />
      ) : (
        <EmptyState icon={Smartphone} title={text.accounts.gone} hint={text.accounts.goneHint} />
      )}
    </Drawer>
  )
}
