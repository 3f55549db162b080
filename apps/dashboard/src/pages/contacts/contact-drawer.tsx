import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { Ban, Trash2, UserX } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { EditForm } from '../../components/edit-form.tsx'
import { LabelEditor } from '../../components/label-editor.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { type Contact, contactName } from './contact.ts'

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

/** The fields of a contact that can be changed. Only what differs is sent. */
function ContactForm({ contact }: { readonly contact: Contact }) {
  const phoneNumberId = usePhoneNumberId()
  const update = useChange({
    run: (changes: components['schemas']['ContactUpdate']) =>
      channel.contacts.update(phoneNumberId, contact.id, changes),
    refreshes: [queries.contacts.key()],
    done: text.common.saved,
  })
  return (
    <EditForm saved={contact} names={['name', 'email']} call={update}>
      {(bind) => (
        <>
          <TextField label={text.common.name} maxLength={200} {...bind('name')} />
          <TextField label={text.common.email} type="email" {...bind('email')} />
        </>
      )}
    </EditForm>
  )
}

/** Blocks a contact after a question, or unblocks it. */
function BlockButton({ contact }: { readonly contact: Contact }) {
  const phoneNumberId = usePhoneNumberId()
  const { block, blockAction, blockTitle, blockHint, blockDone, unblock, unblockDone } = contactsText
  const name = contactName(contact)
  const refreshes = [queries.contacts.key()]
  const unblocking = useChange({
    run: () => channel.contacts.unblock(phoneNumberId, contact.id),
    refreshes,
    done: unblockDone(name),
    notifiesFailure: true,
  })
  if (contact.blocked)
    return (
      <Button icon={Ban} pending={unblocking.isPending} onClick={() => unblocking.mutate()}>
        {unblock}
      </Button>
    )
  const run = () => channel.contacts.block(phoneNumberId, contact.id)
  const ask = () =>
    confirm({
      title: blockTitle(name),
      description: blockHint,
      action: blockAction,
      run,
      refreshes,
      done: blockDone(name),
    })
  return (
    <Button icon={Ban} onClick={ask}>
      {block}
    </Button>
  )
}
