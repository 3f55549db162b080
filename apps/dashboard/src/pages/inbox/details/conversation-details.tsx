import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { channel, queries } from '../../../client.ts'
import { DialogButton } from '../../../components/button.tsx'
import { CopyableId, CopyButton } from '../../../components/copy-button.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { LabelEditor } from '../../../components/label-editor.tsx'
import { LinkButton } from '../../../components/links.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { TextAreaField } from '../../../components/text-field.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { contactsText } from '../../../messages/contacts.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import { freeEntryOf } from '../composer/free-entry.ts'
import { useMessageWindow } from '../composer/message-window.ts'
import { useKeyedSend } from '../composer/use-keyed-send.ts'
import { useNow } from '../composer/use-now.ts'
import { type Conversation, contactNameOf, nameOf, useConversation } from '../conversation.ts'
import { Assignee } from './assignee.tsx'
import { ConversationStatus } from './conversation-status.tsx'

/** The contact or the group, the assignee, the status and the labels of the open conversation. */
export function ConversationDetails() {
  const mayWrite = useMayWrite()
  const phoneNumberId = usePhoneNumberId()
  const { id, labels, group } = useConversation()
  return (
    <div className="grid grid-cols-1 gap-6">
      {!mayWrite && (
        <p className="flex gap-2 rounded-lg bg-sunken p-3 text-sm text-quiet">
          <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text.conversationDetails.readOnly}
        </p>
      )}
      {group === undefined ? <ContactSummary /> : <GroupSummary group={group} />}
      <ConversationStatus />
      <Assignee />
      <LabelEditor
        attached={labels}
        attach={(label_id) => channel.conversations.attachLabelInAccount(phoneNumberId, id, { label_id })}
        detach={(labelId) => channel.conversations.detachLabel(phoneNumberId, id, labelId)}
        queryKey={queries.conversations.key()}
      />
      {group === undefined && <ContactMetadata />}
      <Times />
    </div>
  )
}

function Times() {
  const conversation = useConversation()
  const { id, group, last_inbound_at, last_message_at, created_at } = conversation
  const free = freeEntryOf(conversation, useNow())
  const { conversationDetails: texts } = text
  const time = (value: string | null) =>
    value === null ? text.common.never : <Timestamp value={value} form="relative" />
  return (
    <section aria-label={texts.conversation}>
      <h3 className="text-sm font-medium">{texts.conversation}</h3>
      <DetailList
        narrow
        items={[
          [group === undefined ? texts.lastInbound : text.inbox.group.lastInbound, time(last_inbound_at)],
          [texts.lastMessage, time(last_message_at)],
          free?.state === 'open' && [texts.freeEnds, time(free.until)],
          [text.common.created, time(created_at)],
          [text.common.id, <CopyableId key="id" value={id} />],
        ]}
      />
    </section>
  )
}

/** The metadata of the contact. */
function ContactMetadata() {
  const conversation = useConversation()
  const { data } = useQuery(queries.contacts.get.queryOptions(usePhoneNumberId(), conversation.contact.id))
  const entries = Object.entries(data?.data.metadata ?? {})
  if (entries.length === 0) return null
  return (
    <section aria-label={text.metadata.label}>
      <h3 className="text-sm font-medium">{text.metadata.label}</h3>
      <DetailList narrow items={entries.map(([name, value]) => [name, inWords(value)])} />
    </section>
  )
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const tones: Readonly<Record<string, Tone>> = { active: 'good', suspended: 'warn', ended: 'neutral' }

/** The group of a conversation. The set of its statuses may grow. */
function GroupSummary({ group }: { readonly group: NonNullable<Conversation['group']> }) {
  const conversation = useConversation()
  const { group: texts } = text.inbox
  const names: Readonly<Record<string, string>> = texts.statuses
  const { status } = group
  return (
    <section aria-label={texts.label} className="grid grid-cols-1 gap-1">
      <h2 className="text-lg font-semibold">{nameOf(conversation)}</h2>
      <DetailList
        narrow
        items={[
          [texts.label, <StatusBadge key="status" tone={tones[status] ?? 'info'} label={names[status] ?? status} />],
          [texts.lastWriter, contactNameOf(conversation)],
          [text.common.id, <CopyableId key="id" value={group.id} />],
        ]}
      />
    </section>
  )
}

/** The contact of a conversation. */
function ContactSummary() {
  const mayWrite = useMayWrite()
  const phoneNumberId = usePhoneNumberId()
  const conversation = useConversation()
  const { contact } = conversation
  const { data, error, refetch } = useQuery(queries.contacts.get.queryOptions(phoneNumberId, contact.id))
  const { noNumber, copyNumber, openContact } = text.conversationDetails
  const email = data?.data.email
  return (
    <section aria-label={contactsText.contact} className="grid grid-cols-1 gap-1">
      <h2 className="text-lg font-semibold">{contactNameOf(conversation)}</h2>
      <p className="flex items-center gap-1 text-quiet">
        {contact.phone_number ?? noNumber}
        {contact.phone_number && <CopyButton value={contact.phone_number} label={copyNumber} className="-my-1" />}
      </p>
      {email && <p className="text-quiet">{email}</p>}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {contact.phone_number === null && mayWrite && <AskForNumber />}
        <LinkButton to="/contacts" search={{ contact: contact.id }} size="sm" label={openContact} />
        <LinkButton
          to="/search"
          search={{ contact_id: contact.id, phone_number_id: phoneNumberId }}
          size="sm"
          label={text.search.inContact}
        />
      </div>
    </section>
  )
}

/** Asks a contact who is known by user id alone for the phone number, while the window is open. */
function AskForNumber() {
  const window = useMessageWindow()
  if (!('leftMs' in window)) return null
  return (
    <DialogButton size="sm" label={text.conversationDetails.askForNumber.action}>
      {(onClose) => <AskDialog onClose={onClose} />}
    </DialogButton>
  )
}

const field = 'interactive.body.text'
const type = 'request_contact_info'

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const conversation_id = useConversation().id
  const { action, hint, label, suggestion, asked } = text.conversationDetails.askForNumber
  const send = useKeyedSend()
  const call = useChange({
    run: (message: string) => {
      const interactive = { type, body: { text: message }, action: { name: type } } as const
      return send({ conversation_id, type: 'interactive', interactive })
    },
    done: asked,
    onDone: onClose,
  })
  return (
    <FormDialog<typeof field>
      title={action}
      description={hint}
      action={text.composer.send}
      call={call}
      onSubmit={(values) => call.mutate(values[field])}
      onClose={onClose}
    >
      <TextAreaField name={field} label={label} required maxLength={1024} defaultValue={suggestion} />
    </FormDialog>
  )
}
