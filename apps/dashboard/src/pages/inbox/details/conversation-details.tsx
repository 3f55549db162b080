import { Eye } from 'lucide-react'
import { CopyableId } from '../../../components/copyable-id.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { Assignee } from './assignee.tsx'
import { ContactMetadata } from './contact-metadata.tsx'
import { ContactSummary } from './contact-summary.tsx'
import { ConversationLabels } from './conversation-labels.tsx'
import { ConversationStatus } from './conversation-status.tsx'
import type { DetailsProps } from './details-props.ts'

/** Who writes, who answers, and how far it is. */
export function ConversationDetails(props: DetailsProps) {
  const mayWrite = useMayWrite()
  return (
    <div className="grid grid-cols-1 gap-6">
      {!mayWrite && (
        <p className="flex gap-2 rounded-lg bg-sunken p-3 text-sm text-quiet">
          <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text.conversationDetails.readOnly}
        </p>
      )}
      <ContactSummary {...props} />
      <ConversationStatus {...props} />
      <Assignee {...props} />
      <ConversationLabels {...props} />
      <ContactMetadata {...props} />
      <Times {...props} />
    </div>
  )
}

function Times({ conversation }: DetailsProps) {
  const { id, last_inbound_at, last_message_at, created_at } = conversation
  const { conversationDetails: texts } = text
  const time = (value: string | null) => (value === null ? texts.never : <Timestamp value={value} form="relative" />)
  return (
    <section aria-label={texts.conversation}>
      <h3 className="text-sm font-medium">{texts.conversation}</h3>
      <DetailList
        narrow
        items={[
          [texts.lastInbound, time(last_inbound_at)],
          [texts.lastMessage, time(last_message_at)],
          [texts.created, time(created_at)],
          [texts.id, <CopyableId key="id" value={id} />],
        ]}
      />
    </section>
  )
}
