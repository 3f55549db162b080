import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { channel, queries } from '../../../client.ts'
import { CopyableId } from '../../../components/copy-button.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { LabelEditor } from '../../../components/label-editor.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { freeEntryOf } from '../composer/free-entry.ts'
import { useNow } from '../composer/use-now.ts'
import { type Conversation, contactNameOf, nameOf, useConversation } from '../conversation.ts'
import { Assignee } from './assignee.tsx'
import { ContactSummary } from './contact-summary.tsx'
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
