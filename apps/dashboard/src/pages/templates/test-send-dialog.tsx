import { useId, useRef, useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import type { Template } from '../../templates/template-state.ts'
import { useChange } from '../../use-change.ts'
import { createAttachmentList } from '../inbox/composer/attachment-list.ts'
import { createIdempotencyKeys } from '../inbox/composer/idempotency-keys.ts'
import { FillTemplate } from '../inbox/composer/template/fill-template.tsx'
import { type Fill, type TemplateValues, templateForm } from '../inbox/composer/template/template-form.ts'

interface TestSendDialogProps {
  readonly template: Template
  readonly onClose: () => void
}

const labels = templatesText.test

/** Sends a template to one phone number, filled in with its samples. */
export function TestSendDialog({ template, onClose }: TestSendDialogProps) {
  const phoneNumberId = usePhoneNumberId()
  const formId = useId()
  const [to, setTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [files] = useState(() => createAttachmentList(phoneNumberId))
  const [values, setValues] = useState<TemplateValues>(() => sampleValues(template))
  const keys = useRef(createIdempotencyKeys()).current
  const sending = useChange({
    run: async (fill: Fill) => {
      const number = to.replace(/[\s()./-]/g, '')
      const body = { to: number, type: 'template' as const, template: await fill() }
      try {
        const sent = await channel.messages.send(phoneNumberId, body, { idempotencyKey: keys.keyOf(body) })
        keys.settle(body)
        return sent
      } catch (failure) {
        keys.settle(body, failure)
        throw failure
      }
    },
    refreshes: [queries.conversations.key()],
    done: labels.sent,
    onDone: onClose,
  })
  const send = (fill: Fill) => {
    setMissing(to.trim() === '')
    if (to.trim() !== '') sending.mutate(fill)
  }
  return (
    <Dialog
      open
      onOpenChange={() => sending.isPending || onClose()}
      title={labels.title(template.name)}
      description={labels.hint}
      size="lg"
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={sending.isPending}>
            {labels.send}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={text.common.phoneNumber}
          hint={contactsText.fields.phoneHint}
          error={isMissing && to.trim() === '' ? labels.missing : undefined}
          type="tel"
          autoComplete="off"
          form={formId}
          value={to}
          onChange={setTo}
        />
        <FillTemplate
          formId={formId}
          template={template}
          draft={{ values, files }}
          onChange={setValues}
          error={sending.error}
          onSend={send}
        />
      </div>
    </Dialog>
  )
}

/** The samples that the template was submitted with. */
function sampleValues(template: Template): TemplateValues {
  const { fields, preview } = templateForm(template)
  return Object.fromEntries(
    fields.flatMap(({ id, part, name }) => {
      const sample = part === 'header' || part === 'body' ? preview[part]?.samples[name] : undefined
      return sample === undefined ? [] : [[id, sample]]
    }),
  )
}
