import { useQuery } from '@tanstack/react-query'
import { Trash2, UserX } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { LabelEditor } from '../../components/label-editor.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { BlockButton } from './block-button.tsx'
import type { Contact } from './contact.ts'
import { ContactForm } from './contact-form.tsx'
import { contactName } from './contact-name.ts'

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
      title={contact ? contactName(contact) : contactsText.contact}
      icon={UserX}
      texts={contactsText}
    >
      {(data) => <ContactDetails key={data.id} contact={data} onDeleted={onClose} />}
    </QueryDrawer>
  )
}

interface ContactDetailsProps {
  readonly contact: Contact
  readonly onDeleted: () => void
}

function ContactDetails({ contact, onDeleted }: ContactDetailsProps) {
  const phoneNumberId = usePhoneNumberId()
  const mayWrite = useMayWrite()
  const { fields, deleteTitle, deleteHint, deleted } = contactsText
  const name = contactName(contact)
  const askToDelete = () =>
    confirm({
      title: deleteTitle(name),
      description: deleteHint,
      action: text.common.delete,
      run: async () => {
        await channel.contacts.delete(phoneNumberId, contact.id)
        onDeleted()
      },
      refreshes: [queries.contacts.key()],
      done: deleted(name),
    })
  return (
    <div className="grid grid-cols-1 gap-6">
      <DetailList
        items={[
          [text.common.phoneNumber, contact.phone_number ?? text.common.none],
          contact.bsuid && [fields.bsuid, contact.bsuid],
          contact.blocked && [
            contactsText.state,
            <StatusBadge key="blocked" tone="bad" label={contactsText.blocked} />,
          ],
          [text.common.id, <CopyableId key="id" value={contact.id} />],
          [text.common.created, <Timestamp key="created" value={contact.created_at} />],
          [text.common.updated, <Timestamp key="updated" value={contact.updated_at} />],
        ]}
      />
      <LabelEditor
        attached={contact.labels}
        attach={(label_id) => channel.contacts.attachLabel(phoneNumberId, contact.id, { label_id })}
        detach={(labelId) => channel.contacts.detachLabel(phoneNumberId, contact.id, labelId)}
        queryKey={queries.contacts.key()}
      />
      {mayWrite ? <ContactForm contact={contact} /> : <ReadOnlyNote />}
      {mayWrite && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <BlockButton contact={contact} />
          <Button icon={Trash2} onClick={askToDelete}>
            {contactsText.delete}
          </Button>
        </div>
      )}
    </div>
  )
}
