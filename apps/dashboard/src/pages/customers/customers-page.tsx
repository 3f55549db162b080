import type { components } from '@channel/client'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, UsersRound } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { useTypedForm } from '../../components/edit-form.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ConnectButton } from '../../connect-number/connect-button.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite, useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { type Customer, CustomerStatus } from './customer.tsx'
import { CustomerDrawer } from './customer-drawer.tsx'
import { customerFields, customerNames } from './customer-form.tsx'

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

const { common } = text

const customerColumns: readonly Column<Customer>[] = [
  { header: common.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    header: text.customers.fields.external_id,
    from: 'sm',
    cell: ({ external_id }) => external_id ?? <span className="text-faint">–</span>,
  },
  { header: common.status, cell: ({ status }) => <CustomerStatus status={status} /> },
  timeColumn(common.created, ({ created_at }) => created_at, { from: 'md', form: 'date' }),
]

interface CreateCustomerDialogProps {
  readonly onClose: () => void
  /** The next step is its setup link, so that it is opened. */
  readonly onCreated: (id: string) => void
}

function CreateCustomerDialog({ onClose, onCreated }: CreateCustomerDialogProps) {
  const creation = useChange({
    run: (body: components['schemas']['CustomerCreate']) => channel.customers.create(body),
    refreshes: [queries.customers.key()],
    done: ({ data }) => ({ title: text.customers.created(data.name) }),
    onDone: ({ data }) => {
      onClose()
      onCreated(data.id)
    },
  })
  const { bind, metadataField, submit } = useTypedForm({
    saved: {},
    names: customerNames,
    onSubmit: creation.mutate,
  })
  return (
    <FormDialog
      title={text.customers.create}
      action={text.common.create}
      call={creation}
      onSubmit={submit}
      onClose={onClose}
    >
      {customerFields(bind)}
      {metadataField}
    </FormDialog>
  )
}
