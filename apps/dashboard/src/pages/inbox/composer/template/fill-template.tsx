import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { useStore } from '../../../../create-store.ts'
import { templatesText } from '../../../../messages/templates.ts'
import { text } from '../../../../messages/text.ts'
import { MessageBubble } from '../../../../templates/message-bubble.tsx'
import type { Template } from '../../../../templates/template-state.ts'
import { HeaderFileField } from './header-file-field.tsx'
import {
  type Fill,
  filledTemplate,
  type TemplateField,
  type TemplateForm,
  type TemplateValues,
  templateForm,
  valuesOfPart,
} from './template-form.ts'
import type { TemplateDraft } from './use-template-drafts.ts'

interface FillTemplateProps {
  readonly formId: string
  readonly template: Template
  readonly draft: TemplateDraft
  readonly onChange: (values: TemplateValues) => void
  readonly error: unknown
  readonly onSend: (fill: Fill) => void
  /** Values of fields that are not entered here, as the message shows them. */
  readonly given?: TemplateValues
  /** Whether the header has a file already, which a new one replaces. */
  readonly hasFile?: boolean
  /** Adds to the control of a field, or replaces it. */
  readonly renderField?: (field: TemplateField, label: string, control: ReactNode) => ReactNode
}

/** The values of a template, and the message that they make. */
export function FillTemplate(props: FillTemplateProps) {
  const { formId, template, draft, onChange, error, onSend, given = {}, hasFile, renderField } = props
  const { files } = draft
  const values = { ...draft.values, ...given }
  const form = templateForm(template)
  const [isChecked, setChecked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const file = useStore(files)[0]
  const isMissing = ({ id }: TemplateField) => !values[id]?.trim()
  const lacksFile = form.headerFile !== undefined && (file === undefined ? !hasFile : file.state === 'refused')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const missing = form.fields.find(isMissing)
    if (missing !== undefined)
      return element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(missing.id)}"]`)?.focus()
    if (lacksFile || !form.isSupported) return
    if (file?.state === 'failed') files.retry(file.id)
    onSend(async () => filledTemplate(template, form, values, file && (await files.uploaded(file.id))))
  }
  return (
    <form ref={element} id={formId} onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-4">
        {!form.isSupported && <Warning>{text.composer.template.notSupported}</Warning>}
        {template.provider_status === 'PAUSED' && <Warning>{text.composer.template.paused}</Warning>}
        {form.headerFile && (
          <HeaderFileField
            kind={form.headerFile}
            files={files}
            file={file}
            error={isChecked && file === undefined && !hasFile ? text.composer.template.missingFile : undefined}
          />
        )}
        {form.fields.map((field) => {
          const control = (
            <TextField
              label={labelOf(field)}
              name={field.id}
              error={isChecked && isMissing(field) ? text.composer.template.missing : undefined}
              autoComplete="off"
              maxLength={1024}
              placeholder={sampleOf(form, field)}
              value={draft.values[field.id] ?? ''}
              onChange={(value) => onChange({ ...draft.values, [field.id]: value })}
            />
          )
          return <Fragment key={field.id}>{renderField?.(field, labelOf(field), control) ?? control}</Fragment>
        })}
        {form.fields.length === 0 && form.headerFile === undefined && (
          <p className="text-quiet">{templatesText.noVariables}</p>
        )}
        {error != null && <ErrorNotice error={error} title={text.composer.template.failed} />}
      </div>
      <section aria-label={templatesText.preview}>
        <MessageBubble
          preview={form.preview}
          header={valuesOfPart(form, 'header', values)}
          body={valuesOfPart(form, 'body', values)}
          urls={valuesOfPart(form, 'url', values)}
          headerImage={file?.previewUrl}
        />
      </section>
    </form>
  )
}

function Warning({ children }: { readonly children: string }) {
  return <p className="rounded-lg bg-warn-ground p-3 text-warn">{children}</p>
}

function labelOf({ part, name }: TemplateField): string {
  const { variable, headerVariable, buttonVariable, couponCode } = text.composer.template
  return { header: headerVariable, body: variable, url: buttonVariable, code: couponCode }[part](name)
}

function sampleOf({ preview }: TemplateForm, { part, name }: TemplateField): string | undefined {
  return part === 'header' || part === 'body' ? preview[part]?.samples[name] : undefined
}
