import { Download } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Menu } from '../../components/menu.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { contactsText } from '../../messages/contacts.ts'
import { urlWith } from '../../url-with.ts'
import { type ContactsSearch, contactsQuery } from './contacts-search.ts'

/** Saves the contacts that the filters select as a file. */
export function ExportMenu({ search }: { readonly search: ContactsSearch }) {
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
