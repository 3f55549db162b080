import { useMutation, useQueryClient } from '@tanstack/react-query'
import { channel, queries } from '../../client.ts'
import { Combobox } from '../../components/combobox.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { LabelChip } from '../../components/label-chip.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useLabels } from '../../use-labels.ts'
import type { ContactProps } from './contact-props.ts'

/** The labels of a contact, to attach and detach. */
export function ContactLabels({ contact, phoneNumberId }: ContactProps) {
  const queryClient = useQueryClient()
  const labels = useLabels()
  const mayWrite = useMayWrite()
  const change = useMutation({
    mutationFn: async ({ id, attach }: { id: string; attach: boolean }) => {
      if (attach) await channel.contacts.attachLabel(phoneNumberId, contact.id, { label_id: id })
      else await channel.contacts.detachLabel(phoneNumberId, contact.id, id)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.contacts.key() }),
  })
  const attached = new Set(contact.labels.map(({ id }) => id))
  const others = labels.filter(({ id }) => !attached.has(id))
  return (
    <section aria-label={text.contacts.columns.labels} className="grid gap-2">
      <h3 className="text-sm font-medium">{text.contacts.columns.labels}</h3>
      <div className="flex flex-wrap items-center gap-1.5">
        {contact.labels.map((label) => (
          <LabelChip
            key={label.id}
            label={label}
            onRemove={mayWrite ? () => change.mutate({ id: label.id, attach: false }) : undefined}
          />
        ))}
        {contact.labels.length === 0 && <span className="text-base text-quiet">{text.common.none}</span>}
      </div>
      {mayWrite && others.length > 0 && (
        <Combobox
          // A new one after each choice: what was chosen is shown above.
          key={contact.labels.length}
          label={text.labels.attach}
          placeholder={text.labels.attach}
          value={null}
          onChange={(id) => id !== null && change.mutate({ id, attach: true })}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          className="max-w-64"
        />
      )}
      {change.error && <ErrorNotice error={change.error} />}
    </section>
  )
}
