import { channel, queries } from '../../client.ts'
import { LabelEditor } from '../../components/label-editor.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useLabelChanges } from '../../use-label-changes.ts'
import { useLabels } from '../../use-labels.ts'
import type { ContactProps } from './contact-props.ts'

/** The labels of a contact, to attach and detach. */
export function ContactLabels({ contact, phoneNumberId }: ContactProps) {
  const changes = useLabelChanges({
    attach: (label_id) => channel.contacts.attachLabel(phoneNumberId, contact.id, { label_id }),
    detach: (labelId) => channel.contacts.detachLabel(phoneNumberId, contact.id, labelId),
    queryKey: queries.contacts.key(),
  })
  return (
    <LabelEditor
      title={text.contacts.columns.labels}
      attached={contact.labels}
      labels={useLabels()}
      mayWrite={useMayWrite()}
      {...changes}
    />
  )
}
