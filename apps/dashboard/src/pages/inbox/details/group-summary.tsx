import { CopyableId } from '../../../components/copyable-id.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { text } from '../../../messages/text.ts'
import { type Conversation, contactNameOf, nameOf, useConversation } from '../conversation.ts'

const tones: Readonly<Record<string, Tone>> = { active: 'good', suspended: 'warn', ended: 'neutral' }

/** The group of a conversation. The set of its statuses may grow. */
export function GroupSummary({ group }: { readonly group: NonNullable<Conversation['group']> }) {
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
