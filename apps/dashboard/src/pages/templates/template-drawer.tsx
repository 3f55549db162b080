import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { useState } from 'react'
import { queries } from '../../client.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { MessageBubble } from '../../templates/message-bubble.tsx'
import { previewOf } from '../../templates/template-preview.ts'
import {
  inWords,
  languageName,
  reasonOf,
  type Template,
  templateBadge,
  templateProblem,
} from '../../templates/template-state.ts'
import { variablesOf } from '../../templates/template-text.ts'
import { QualityBadge } from '../accounts/quality-badge.tsx'
import { LanguageVariants } from './language-variants.tsx'
import { TemplateActions } from './template-actions.tsx'

interface TemplateDrawerProps {
  readonly name: string | undefined
  readonly language: string | undefined
  readonly onClose: () => void
}

/** A template: how it looks, and what the provider says about it. */
export function TemplateDrawer({ name, language, onClose }: TemplateDrawerProps) {
  const phoneNumberId = usePhoneNumberId()
  const query = useQuery({
    ...queries.templates.get.queryOptions(phoneNumberId, name ?? '', language === undefined ? {} : { language }),
    enabled: name !== undefined,
  })
  return (
    <QueryDrawer
      isOpen={name !== undefined}
      onClose={onClose}
      query={query}
      title={name ?? templatesText.template}
      icon={FileX}
      texts={templatesText}
    >
      {(data) => <TemplateDetails key={data.id} template={data} onDeleted={onClose} />}
    </QueryDrawer>
  )
}

interface TemplateDetailsProps {
  readonly template: Template
  readonly onDeleted: () => void
}

function TemplateDetails({ template, onDeleted }: TemplateDetailsProps) {
  const { fields, categories, noCategory, source } = templatesText
  const problem = templateProblem(template)
  const { category, language, provider_template_id, status_reason, quality, category_change } = template
  const providerId = provider_template_id === null ? text.common.none : <CopyableId value={provider_template_id} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {problem && <p className="rounded-lg bg-warn-ground p-3 text-base text-warn">{problem}</p>}
      <PreviewSection template={template} />
      {useMayWrite() ? <TemplateActions template={template} onDeleted={onDeleted} /> : <ReadOnlyNote />}
      <LanguageVariants template={template} />
      <DetailList
        items={[
          [text.common.status, <StatusBadge key="status" {...templateBadge(template)} />],
          [
            fields.provider_status,
            <code key="provider" className="font-mono text-sm">
              {template.provider_status}
            </code>,
          ],
          status_reason && [fields.status_reason, reasonOf(status_reason)],
          quality && [fields.quality, <QualityBadge key="quality" rating={quality.score} />],
          [fields.category, category === null ? noCategory : categories[category]],
          category_change && [fields.category_change, <CategoryChange key="change" {...category_change} />],
          [fields.language, `${languageName(language)} (${language})`],
          [fields.id, <CopyableId key="id" value={template.id} />],
          [fields.provider_template_id, providerId],
          [fields.created, <Timestamp key="created" value={template.created_at} />],
          [text.common.updated, <Timestamp key="updated" value={template.updated_at} />],
        ]}
      />
      <section className="grid grid-cols-1 gap-2">
        <h3 className="text-base font-semibold">{source}</h3>
        <CodeBlock label={source} code={JSON.stringify(template.components, null, 2)} />
      </section>
    </div>
  )
}

function CategoryChange({ from, to, at }: NonNullable<Template['category_change']>) {
  return (
    <>
      {templatesText.categoryChange(inWords(from), inWords(to))} <Timestamp value={at} />
    </>
  )
}

/** The template as a message, with sample values that can be changed. */
function PreviewSection({ template }: { readonly template: Template }) {
  const preview = previewOf(template.components)
  const [header, setHeader] = useState(preview.header?.samples ?? {})
  const [body, setBody] = useState(preview.body?.samples ?? {})
  const inHeader = variablesOf(preview.header?.text ?? '')
  const inBody = variablesOf(preview.body?.text ?? '')
  const input = (label: string, value: string | undefined, onChange: (value: string) => void) => (
    <TextField key={label} label={label} autoComplete="off" value={value ?? ''} onChange={onChange} />
  )
  const { headerVariable, variable } = templatesText
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-base font-semibold">{templatesText.preview}</h3>
      <MessageBubble preview={preview} header={header} body={body} />
      {inHeader.length + inBody.length === 0 ? (
        <p className="text-sm text-quiet">{templatesText.noVariables}</p>
      ) : (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-medium">
            {templatesText.samples} <span className="font-normal text-quiet">{templatesText.samplesHint}</span>
          </legend>
          {inHeader.map((name) =>
            input(headerVariable(name), header[name], (value) => setHeader({ ...header, [name]: value })),
          )}
          {inBody.map((name) => input(variable(name), body[name], (value) => setBody({ ...body, [name]: value })))}
        </fieldset>
      )}
    </section>
  )
}
