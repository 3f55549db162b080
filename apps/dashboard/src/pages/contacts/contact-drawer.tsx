import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { queries } from '../../client.ts'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactLabels } from './contact-labels.tsx'
import { contactName } from './contact-name.ts'
import type { ContactProps } from './contact-props.ts'
import { DeleteContact } from './delete-contact.tsx'

interface ContactDrawerProps {
  readonly phoneNumberId: string
  readonly contactId: string | undefined
  readonly onClose: () => void
}

/** The details of a contact, to read and to change. */
export function ContactDrawer({ phoneNumberId, contactId, onClose }: ContactDrawerProps) {
  const query = useQuery({
    ...queries.contacts.get.queryOptions(phoneNumberId, contactId ?? ''),
    enabled: contactId !== undefined,
  })
  const contact = query.data?.data
  return (
    <Drawer
      open={contactId !== undefined}
      onOpenChange={onClose}
      title={contact ? contactName(contact) : text.contacts.contact}
    >
      <Loaded query={query} gone={<EmptyState icon={UserX} title={text.contacts.gone} hint={text.contacts.goneHint} />}>
        {({ data }) => (
          <ContactDetails key={data.id} contact={data} phoneNumberId={phoneNumberId} onDeleted={onClose} />
        )}
      </Loaded>
    </Drawer>
  )
}

function ContactDetails({ contact, phoneNumberId, onDeleted }: ContactProps & { readonly onDeleted: () => void }) {
  const mayWrite = useMayWrite()
  const { fields } = text.contacts
  return (
    <div className="grid grid-cols-1 gap-6">
      <DetailList
        items={[
          [fields.phone_number, contact.phone_number ?? text.common.none],
          contact.bsuid && [fields.bsuid, contact.bsuid],
          [fields.id, <CopyableId key="id" value={contact.id} />],
          [fields.created, <Timestamp key="created" value={contact.created_at} />],
          [fields.updated, <Timestamp key="updated" value={contact.updated_at} />],
        ]}
      />
      <ContactLabels contact={contact} phoneNumberId={phoneNumberId} />
      {mayWrite ? <ContactForm contact={contact} phoneNumberId={phoneNumberId} /> : <ReadOnlyNote />}
      {mayWrite && <DeleteContact contact={contact} phoneNumberId={phoneNumberId} onDeleted={onDeleted} />}
    </div>
  )
}
