import { getRouteApi } from '@tanstack/react-router'
import { Plus, UsersRound } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ConnectButton } from '../../connect-number/connect-button.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite, useSession } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { CreateCustomerDialog } from './create-customer-dialog.tsx'
import { customerColumns } from './customer-columns.tsx'
import { CustomerDrawer } from './customer-drawer.tsx'

const route = getRouteApi('/app/customers')

/** The customers of the organization, who connect numbers of their own. */
export function CustomersPage() {
  const search = route.useSearch()
  const setSearch = useSearchSteps(search, 'customer', route.useNavigate())
  const isPlatform = useSession().organization.plan === 'platform'
  const mayWrite = useMayWrite() && isPlatform
  const list = useList(queries.customers.list.infiniteQueryOptions())
  const create = mayWrite && (
    <DialogButton variant="primary" icon={Plus} label={text.customers.create}>
      {(onClose) => <CreateCustomerDialog onClose={onClose} onCreated={(id) => setSearch({ customer: id })} />}
    </DialogButton>
  )
  return (
    <>
      <PageHeader title={text.navigation.customers} description={text.customers.description} actions={create} />
      <Card flush>
        <DataTable
          label={text.navigation.customers}
          columns={customerColumns}
          list={list}
          onOpen={({ id }) => setSearch({ customer: id })}
          isOpen={({ id }) => id === search.customer}
          empty={
            <EmptyState
              icon={UsersRound}
              title={isPlatform ? text.customers.empty : text.customers.standard}
              hint={isPlatform ? text.customers.emptyHint : text.customers.standardHint}
              action={isPlatform ? create : <ConnectButton />}
            />
          }
        />
      </Card>
      <CustomerDrawer customerId={search.customer} onClose={() => setSearch({})} />
    </>
  )
}
