import { channel, queries } from '../../../client.ts'
import { LabelEditor } from '../../../components/label-editor.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useLabelChanges } from '../../../use-label-changes.ts'
import { useLabels } from '../../../use-labels.ts'
import type { DetailsProps } from './details-props.ts'

/** The labels of a conversation, to attach and detach. */
export function ConversationLabels({ conversation, phoneNumberId }: DetailsProps) {
  const changes = useLabelChanges({
    attach: (label_id) => channel.conversations.attachLabelInAccount(phoneNumberId, conversation.id, { label_id }),
    detach: (labelId) => channel.conversations.detachLabel(phoneNumberId, conversation.id, labelId),
    queryKey: queries.conversations.key(),
  })
  return (
    <LabelEditor
      title={text.conversationDetails.labels}
      attached={conversation.labels}
      labels={useLabels()}
      mayWrite={useMayWrite()}
      {...changes}
    />
  )
}
