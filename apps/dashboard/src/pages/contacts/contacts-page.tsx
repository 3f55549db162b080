import { getRouteApi } from '@tanstack/react-router'
import { Plus, Upload, Users } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { ListContent } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { AccountPage } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ContactDrawer } from './contact-drawer.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { isFiltered } from './contacts-search.ts'
import { ContactsTable } from './contacts-table.tsx'
import { CreateContactDialog } from './create-contact-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useContacts } from './use-contacts.ts'
import { useSelection } from './use-selection.ts'

/** The contacts of the chosen number. */
export function ContactsPage() {
  return (
    <AccountPage title={text.navigation.contacts} description={contactsText.description} icon={Users}>
      <Contacts />
    </AccountPage>
  )
}

const route = getRouteApi('/app/contacts')

const writeActions = (
  <>
    <DialogButton icon={Upload} label={contactsText.import.action}>
      {(onClose) => <ImportDialog onClose={onClose} />}
    </DialogButton>
    <DialogButton variant="primary" icon={Plus} label={contactsText.create}>
      {(onClose) => <CreateContactDialog onClose={onClose} />}
    </DialogButton>
  </>
)

function Contacts() {
  const search = route.useSearch()
  const setSearch = useSearchSteps(search, 'contact', route.useNavigate())
  const mayWrite = useMayWrite()
  const selection = useSelection()
  const list = useContacts(search)
  return (
    <>
      <PageHeader
        title={text.navigation.contacts}
        description={contactsText.description}
        actions={
          <>
            <ExportMenu search={search} />
            {mayWrite && writeActions}
          </>
        }
      />
      <ContactFilters search={search} onChange={setSearch} />
      {selection.ids.size > 0 && <BulkBar selection={selection} rows={list.rows} />}
      <Card flush>
        <ListContent
          list={list}
          noMatches={isFiltered(search) && { icon: Users, onClear: () => setSearch({}) }}
          empty={<EmptyState icon={Users} title={contactsText.empty} hint={contactsText.emptyHint} />}
        >
          <ContactsTable
            list={list}
            selection={mayWrite ? selection : undefined}
            onOpen={({ id }) => setSearch({ ...search, contact: id })}
            openId={search.contact}
          />
        </ListContent>
      </Card>
      <ContactDrawer contactId={search.contact} onClose={() => setSearch({ ...search, contact: undefined })} />
    </>
  )
}
