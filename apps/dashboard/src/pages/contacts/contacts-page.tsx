import { getRouteApi } from '@tanstack/react-router'
import { Download, Plus, Upload, Users } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ListContent } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { Menu } from '../../components/menu.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { accountPage, usePhoneNumberId } from '../../layout/account-page.tsx'
import { isCreatedEarlier } from '../../live/merge-first-page.ts'
import { useLiveList } from '../../live/use-live-list.ts'
import { apiLogText } from '../../messages/api-log.ts'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { urlWith } from '../../url-with.ts'
import { useLabels } from '../../use-labels.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ContactDrawer } from './contact-drawer.tsx'
import { type ContactsSearch, contactsQuery, isFiltered } from './contacts-search.ts'
import { ContactsTable } from './contacts-table.tsx'
import { CreateContactDialog } from './create-contact-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useSelection } from './use-selection.ts'

/** The contacts of the chosen number. */
export const ContactsPage = accountPage(
  { title: text.navigation.contacts, description: contactsText.description, icon: Users },
  Contacts,
)

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

/** Saves the contacts that the filters select as a file. */
function ExportMenu({ search }: { readonly search: ContactsSearch }) {
  const path = `/dashboard/v1/${usePhoneNumberId()}/contacts/export`
  return (
    <Menu
      trigger={<Button icon={Download}>{contactsText.export}</Button>}
      items={(['csv', 'ndjson'] as const).map((format) => ({
        label: apiLogText.exportFormats[format],
        onSelect: () => location.assign(urlWith(path, { ...contactsQuery(search), format }).href),
      }))}
    />
  )
}

const { filters } = contactsText

function ContactFilters({ search, onChange }: FilterProps<ContactsSearch>) {
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <SearchField
        value={search.search ?? ''}
        onChange={(value) => onChange({ ...search, search: value || undefined })}
        label={filters.search}
        placeholder={filters.searchHint}
        tooShort={filters.tooShort}
        className="min-w-56 grow sm:max-w-sm"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="label_id"
        label={text.common.label}
        any={text.common.anyLabel}
        options={useLabels().map(({ id, name }) => ({ value: id, label: name }))}
        className="max-w-48"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="blocked"
        label={contactsText.blocked}
        any={filters.anyState}
        options={[{ value: 'only', label: contactsText.blocked }]}
        className="max-w-40"
      />
    </FilterBar>
  )
}

const listed = /^contact\.|^(contacts|labels)\.changed$/

/** The contacts of a number, which follow all changes. */
function useContacts(search: ContactsSearch) {
  const phoneNumberId = usePhoneNumberId()
  const query = { ...contactsQuery(search), limit: 100 }
  return useLiveList({
    query: {
      ...queries.contacts.list.infiniteQueryOptions(phoneNumberId, query),
      // A key of its own: what invalidates contacts would load all pages again.
      queryKey: ['contacts', 'list', phoneNumberId, query],
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    effectOf: (type) => (listed.test(type) ? 'list' : undefined),
    loadFirst: () => channel.contacts.list(phoneNumberId, query).page(),
    loadItem: (id) => channel.contacts.get(phoneNumberId, id),
    isAfter: isCreatedEarlier,
  })
}
