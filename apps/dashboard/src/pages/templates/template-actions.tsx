import { Pencil, Send, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { Dialog } from '../../components/dialog.tsx'
import { LinkButton } from '../../components/links.tsx'
import { TextField } from '../../components/text-field.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { languageName, type Template } from '../../templates/template-state.ts'
import { useChange } from '../../use-change.ts'
import { createAttachmentList } from '../inbox/composer/attachment-list.ts'
import { createIdempotencyKeys } from '../inbox/composer/idempotency-keys.ts'
import { FillTemplate } from '../inbox/composer/template/fill-template.tsx'
import { type Fill, type TemplateValues, templateForm } from '../inbox/composer/template/template-form.ts'
import { useVariants } from './language-variants.tsx'

interface TemplateActionsProps {
  readonly template: Template
  readonly onDeleted: () => void
}

const labels = templatesText.actions

/** Editing, a test message, and deleting one language or all. */
export function TemplateActions({ template, onDeleted }: TemplateActionsProps) {
  const phoneNumberId = usePhoneNumberId()
  const { name, language, status, provider_status } = template
  const hasOthers = useVariants(name).length > 1
  const ask = (title: string, query: { language?: string }) =>
    confirm({
      title,
      description: labels.deleteHint,
      action: text.common.delete,
      run: async () => {
        await channel.templates.delete(phoneNumberId, name, query)
        onDeleted()
      },
      refreshes: [queries.templates.key()],
      done: labels.deleted(name),
    })
  // The provider edits no template that it is reviewing.
  const mayEdit = status === 'approved' || provider_status === 'REJECTED'
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <LinkButton
            to="/templates/editor"
            search={{ template: name, variant: language }}
            icon={Pencil}
            label={text.common.edit}
          />
        )}
        {status === 'approved' && (
          <DialogButton icon={Send} label={labels.test}>
            {(onClose) => <TestSendDialog template={template} onClose={onClose} />}
          </DialogButton>
        )}
        <Button icon={Trash2} onClick={() => ask(labels.deleteTitle(name, languageName(language)), { language })}>
          {hasOthers ? labels.deleteLanguage : text.common.delete}
        </Button>
        {hasOthers && (
          <Button icon={Trash2} onClick={() => ask(labels.deleteAllTitle(name), {})}>
            {labels.deleteAll}
          </Button>
        )}
      </div>
      {!mayEdit && <p className="text-sm text-quiet">{labels.notEditable}</p>}
    </div>
  )
}

interface TestSendDialogProps {
  readonly template: Template
  readonly onClose: () => void
}

const testLabels = templatesText.test

/** Sends a template to one phone number, filled in with its samples. */
function TestSendDialog({ template, onClose }: TestSendDialogProps) {
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
    done: testLabels.sent,
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
      title={testLabels.title(template.name)}
      description={testLabels.hint}
      size="lg"
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={sending.isPending}>
            {testLabels.send}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={text.common.phoneNumber}
          hint={contactsText.fields.phoneHint}
          error={isMissing && to.trim() === '' ? testLabels.missing : undefined}
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
