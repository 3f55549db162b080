import { getRouteApi } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ConnectButton } from '../../connect-number/connect-button.tsx'
import { NoNumber } from '../../connect-number/no-number.tsx'
import { text } from '../../messages/text.ts'
import { useList } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { accountColumns } from './account-columns.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { AccountFilters } from './account-filters.tsx'
import { accountsQuery, isFiltered } from './accounts-search.ts'

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
