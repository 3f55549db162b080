import { getRouteApi } from '@tanstack/react-router'
import { Plus, Upload, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { fieldError } from '../../components/error-notice.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { NoNumber } from '../../connect-number/no-number.tsx'
import { type Account, useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { BulkBar } from './bulk-bar.tsx'
import { contactColumns } from './contact-columns.tsx'
import { ContactDrawer } from './contact-drawer.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { type ContactsSearch, isFiltered } from './contacts-search.ts'
import { CreateContactDialog } from './create-contact-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useContacts } from './use-contacts.ts'
import { useSelection } from './use-selection.ts'

/** The contacts of the chosen number. */
export function ContactsPage() {
  const { account, isPending } = useAccount()
  if (account !== undefined) return <Contacts key={account.phone_number_id} account={account} />
  return (
    <>
      <PageHeader title={text.navigation.contacts} description={text.contacts.description} />
      {isPending ? <SkeletonLines count={6} /> : <NoNumber icon={Users} />}
    </>
  )
}

const route = getRouteApi('/app/contacts')

function Contacts({ account: { phone_number_id } }: { readonly account: Account }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useSearchSteps<ContactsSearch>(
    search,
    'contact',
    (next, replace) => void navigate({ search: next, replace, resetScroll: false }),
  )
  const mayWrite = useMayWrite()
  const selection = useSelection()
  const list = useContacts(phone_number_id, search)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const isPartOfNumber = fieldError(list.error, 'phone_number') !== undefined
  return (
    <>
      <PageHeader
        title={text.navigation.contacts}
        description={text.contacts.description}
        actions={<Actions phoneNumberId={phone_number_id} search={search} />}
      />
      <ContactFilters search={search} onChange={setSearch} />
      {selection.ids.size > 0 && <BulkBar selection={selection} rows={rows} />}
      <Card flush>
        <DataTable
          label={text.navigation.contacts}
          columns={contactColumns(mayWrite ? selection : undefined)}
          rows={rows}
          rowKey={({ id }) => id}
          paging={isPartOfNumber ? { ...list, error: null } : list}
          onOpen={({ id }) => setSearch({ ...search, contact: id })}
          openKey={search.contact}
          empty={
            isPartOfNumber ? (
              <EmptyState icon={Users} title={text.contacts.filters.wholeNumber}>
                {text.contacts.filters.wholeNumberHint}
              </EmptyState>
            ) : (
              <NoContacts isFiltered={isFiltered(search)} onClear={() => setSearch({})} />
            )
          }
        />
      </Card>
      <ContactDrawer
        phoneNumberId={phone_number_id}
        contactId={search.contact}
        onClose={() => setSearch({ ...search, contact: undefined })}
      />
    </>
  )
}

function Actions({ phoneNumberId, search }: { readonly phoneNumberId: string; readonly search: ContactsSearch }) {
  const mayWrite = useMayWrite()
  const [open, setOpen] = useState<'create' | 'import'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ExportButton phoneNumberId={phoneNumberId} search={search} />
      {mayWrite && (
        <>
          <Button icon={Upload} onClick={() => setOpen('import')}>
            {text.contacts.import.action}
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => setOpen('create')}>
            {text.contacts.create}
          </Button>
        </>
      )}
      {open === 'create' && <CreateContactDialog phoneNumberId={phoneNumberId} onClose={close} />}
      {open === 'import' && <ImportDialog phoneNumberId={phoneNumberId} onClose={close} />}
    </>
  )
}

function NoContacts({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState icon={Users} title={text.contacts.empty}>
        {text.contacts.emptyHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Users}
      title={text.common.noMatches}
      action={<Button onClick={onClear}>{text.common.clearFilters}</Button>}
    >
      {text.common.noMatchesHint}
    </EmptyState>
  )
}
