import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ConnectButton } from '../../connect-number/connect-button.tsx'
import { NoNumber } from '../../connect-number/no-number.tsx'
import { text } from '../../messages/text.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { accountColumns } from './account-columns.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { AccountFilters } from './account-filters.tsx'
import { type AccountsSearch, accountsQuery, isFiltered } from './accounts-search.ts'

const route = getRouteApi('/app/accounts')

/** The connected numbers. */
export function AccountsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useSearchSteps<AccountsSearch>(
    search,
    'account',
    (next, replace) => void navigate({ search: next, replace, resetScroll: false }),
  )
  const list = useInfiniteQuery(queries.accounts.list.infiniteQueryOptions(accountsQuery(search)))
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
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
          rows={rows}
          rowKey={({ id }) => id}
          paging={list}
          onOpen={({ id }) => setSearch({ ...search, account: id })}
          openKey={search.account}
          empty={<NoAccounts isFiltered={isFiltered(search)} onClear={() => setSearch({})} />}
        />
      </Card>
      <AccountDrawer
        accountId={search.account}
        rows={rows}
        isPending={list.isPending}
        onClose={() => setSearch({ ...search, account: undefined })}
      />
    </>
  )
}

function NoAccounts({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered) return <NoNumber icon={Smartphone} />
  return (
    <EmptyState
      icon={Smartphone}
      title={text.common.noMatches}
      action={<Button onClick={onClear}>{text.common.clearFilters}</Button>}
    >
      {text.common.noMatchesHint}
    </EmptyState>
  )
}
