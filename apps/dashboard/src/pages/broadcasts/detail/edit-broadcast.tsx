import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Button } from '../../../components/button.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { SkeletonLines } from '../../../components/skeleton.tsx'
import { text } from '../../../messages/text.ts'
import type { Template } from '../../../templates/template-state.ts'
import { useChange } from '../../../use-change.ts'
import { headerMediaId, templateForm, templateValues } from '../../inbox/composer/template/template-form.ts'
import { uploadedHeader, useTemplateDrafts } from '../../inbox/composer/template/use-template-drafts.ts'
import { useSendTime } from '../../inbox/composer/use-send-time.ts'
import type { Broadcast, BroadcastRecipient } from '../broadcast.ts'
import { templateOfRecipient } from '../filled-values.ts'
import { MessageCard } from '../new/message-card.tsx'
import { NameCard, nameProblem } from '../new/name-card.tsx'
import { valuesProblem } from '../new/values-problem.ts'
import { rateOf, rateProblem, WhenCard } from '../new/when-card.tsx'
import { sharedTemplate } from '../recipients/recipient-of-row.ts'

interface EditBroadcastProps {
  readonly broadcast: Broadcast
  readonly onClose: () => void
}

/** Changes a draft: all but its recipients. Of the fields beside the template, only those that differ are sent. */
export function EditBroadcast({ broadcast, onClose }: EditBroadcastProps) {
  const { id, phone_number_id, template } = broadcast
  const found = useQuery(
    queries.templates.get.queryOptions(phone_number_id, template.name, { language: template.language }),
  )
  const first = useQuery(queries.broadcasts.listRecipients.queryOptions(phone_number_id, id, { limit: 1 }))
  if (found.isPending || first.isPending) return <SkeletonLines count={6} />
  // Without its template, another one can be chosen.
  return <EditForm broadcast={broadcast} saved={found.data?.data} recipient={first.data?.data[0]} onClose={onClose} />
}

interface EditFormProps extends EditBroadcastProps {
  /** Its template; undefined if the template was deleted. */
  readonly saved: Template | undefined
  /** The first one. The others most likely have values for the same fields. */
  readonly recipient: BroadcastRecipient | undefined
}

function EditForm({ broadcast, saved, recipient, onClose }: EditFormProps) {
  const { id, phone_number_id } = broadcast
  const formId = useId()
  const [name, setName] = useState(broadcast.name)
  const savedRate = broadcast.rate === null ? '' : String(broadcast.rate)
  const [rate, setRate] = useState(savedRate)
  const [template, setTemplate] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const drafts = useTemplateDrafts(saved && { [saved.id]: templateValues(templateForm(saved), broadcast.template) })
  const time = useSendTime(undefined, broadcast.send_at ?? undefined)
  const [savedTime] = useState(time.value)
  const draft = template && drafts.draftOf(template.id)
  const form = template && templateForm(template)
  const own = form && recipient ? templateValues(form, ownValues(recipient)) : {}
  const ownFields = Object.fromEntries(Object.keys(own).map((field) => [field, 0]))
  const savedFile =
    template?.id === saved?.id
      ? headerMediaId(recipient ? templateOfRecipient(broadcast, recipient) : broadcast.template)
      : undefined
  const valueProblem = valuesProblem(form, draft?.values, ownFields)

  const save = useChange({
    run: async () => {
      if (template === undefined || form === undefined || draft === undefined) throw new Error('No template.')
      const mediaId = (await uploadedHeader(draft)) ?? savedFile
      const values = { ...draft.values, ...own }
      return channel.broadcasts.update(phone_number_id, id, {
        ...(name.trim() !== broadcast.name && { name: name.trim() }),
        ...(rate !== savedRate && { rate: rateOf(rate) ?? null }),
        ...(time.value !== savedTime && { send_at: time.field.send_at ?? null }),
        template: sharedTemplate({ template, form, values, columns: ownFields, mediaId }),
      })
    },
    refreshes: [queries.broadcasts.key()],
    onDone: onClose,
  })
  const submit = () => {
    setChecked(true)
    if ((nameProblem(name) ?? rateProblem(rate) ?? time.problem ?? valueProblem) === undefined) save.mutate()
  }

  return (
    <>
      <NameCard name={name} onChange={setName} isChecked={isChecked} />
      <MessageCard
        formId={formId}
        template={template}
        onChoose={(chosen) => {
          drafts.begin(chosen.id)
          setTemplate(chosen)
        }}
        draft={draft}
        onChange={(values) => template && drafts.setValues(template.id, values)}
        columns={[]}
        fieldColumns={ownFields}
        onColumn={() => undefined}
        given={own}
        hasFile={savedFile !== undefined}
        problem={valueProblem}
        isMissing={isChecked && template === undefined}
        onSubmit={submit}
      />
      <WhenCard time={time} rate={rate} onRate={setRate} />
      {save.error && <ErrorNotice error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" form={formId} pending={save.isPending} onClick={() => setChecked(true)}>
          {text.common.save}
        </Button>
        <Button onClick={onClose} disabled={save.isPending}>
          {text.common.cancel}
        </Button>
      </div>
    </>
  )
}

function ownValues({ variables, components }: BroadcastRecipient) {
  return { ...(variables && { variables }), ...(components && { components }) }
}
