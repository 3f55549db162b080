import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { LabelEditor } from '../../components/label-editor.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { ContactForm } from './contact-form.tsx'
import { contactName } from './contact-name.ts'
import type { ContactProps } from './contact-props.ts'
import { DeleteContact } from './delete-contact.tsx'

interface ContactDrawerProps {
  readonly contactId: string | undefined
  readonly onClose: () => void
}

/** The details of a contact, to read and to change. */
export function ContactDrawer({ contactId, onClose }: ContactDrawerProps) {
  const query = useQuery({
    ...queries.contacts.get.queryOptions(usePhoneNumberId(), contactId ?? ''),
    enabled: contactId !== undefined,
  })
  const contact = query.data?.data
  return (
    <QueryDrawer
      isOpen={contactId !== undefined}
      onClose={onClose}
      query={query}
      title={contact ? contactName(contact) : text.contacts.contact}
      icon={UserX}
      texts={text.contacts}
    >
      {(data) => <ContactDetails key={data.id} contact={data} onDeleted={onClose} />}
    </QueryDrawer>
  )
}

function ContactDetails({ contact, onDeleted }: ContactProps & { readonly onDeleted: () => void }) {
  const phoneNumberId = usePhoneNumberId()
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
      <LabelEditor
        attached={contact.labels}
        attach={(label_id) => channel.contacts.attachLabel(phoneNumberId, contact.id, { label_id })}
        detach={(labelId) => channel.contacts.detachLabel(phoneNumberId, contact.id, labelId)}
        queryKey={queries.contacts.key()}
      />
      {mayWrite ? <ContactForm contact={contact} /> : <ReadOnlyNote />}
      {mayWrite && <DeleteContact contact={contact} onDeleted={onDeleted} />}
    </div>
  )
}
