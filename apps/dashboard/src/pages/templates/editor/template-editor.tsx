import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Combobox } from '../../../components/combobox.tsx'
import { Field } from '../../../components/field.tsx'
import { Form } from '../../../components/form.tsx'
import { optionsOf, SelectField } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { useStore } from '../../../create-store.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { text } from '../../../messages/text.ts'
import { MessageBubble } from '../../../templates/message-bubble.tsx'
import type { Template } from '../../../templates/template-state.ts'
import { useChange } from '../../../use-change.ts'
import { createAttachmentList } from '../../inbox/composer/attachment-list.ts'
import { templateCategories } from '../templates-search.ts'
import { BodyField } from './body-field.tsx'
import { ButtonFields } from './button-fields.tsx'
import { CodeFields } from './code-fields.tsx'
import { fileKindOf, HeaderFields } from './header-fields.tsx'
import { languages } from './languages.ts'
import { linkEnds, previewOfDraft, samplesOf } from './preview-of-draft.ts'
import { componentsOf, type DraftProps, draftOf, emptyDraft, type TemplateDraft } from './template-draft.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { VariableSamples } from './variable-samples.tsx'

interface TemplateEditorProps {
  /** The template to begin with. */
  readonly saved?: Template | undefined
  /** Whether it is changed, and not another language of it made. */
  readonly isEdit: boolean
}

const labels = templatesText.editor

/** Writes a template, beside how it looks. The provider reviews it when it is saved. */
export function TemplateEditor({ saved, isEdit }: TemplateEditorProps) {
  const phoneNumberId = usePhoneNumberId()
  const navigate = useNavigate()
  const [name, setName] = useState(saved?.name ?? '')
  const [language, setLanguage] = useState(isEdit && saved ? saved.language : saved ? '' : 'en_US')
  const [draft, setDraft] = useState<TemplateDraft>(() => (saved ? draftOf(saved) : emptyDraft))
  const [files] = useState(() => createAttachmentList(phoneNumberId))
  const [isChecked, setChecked] = useState(false)
  const formId = useId()
  const file = useStore(files)[0]
  const needsFile = fileKindOf(draft) !== undefined
  const [isChanged, setChanged] = useState(false)
  const allowLeaving = useAskBeforeLeaving(isChanged || file !== undefined)
  const change = (changes: Partial<TemplateDraft>) => {
    setChanged(true)
    setDraft((before) => ({ ...before, ...changes }))
  }

  const saving = useChange({
    run: async () => {
      const mediaId = needsFile && file ? await files.uploaded(file.id) : undefined
      const { category } = draft
      const components = componentsOf(draft, mediaId)
      if (!isEdit) return channel.templates.create(phoneNumberId, { name, language, category, components })
      const body = { components, ...(category !== saved?.category && { category }) }
      return channel.templates.update(phoneNumberId, name, body, { language })
    },
    refreshes: [queries.templates.key()],
    done: labels.saved,
    onDone: () => {
      allowLeaving()
      void navigate({ to: '/templates', search: { template: name, variant: language } })
    },
  })
  const lacksFile = needsFile && (file === undefined || file.state === 'refused')
  const submit = () => {
    setChecked(true)
    if (lacksFile || language === '') return
    if (file?.state === 'failed') files.retry(file.id)
    saving.mutate()
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <Form call={saving} onSubmit={submit} id={formId} button={null}>
          {!isEdit && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={text.common.name}
                name="name"
                hint={labels.nameHint}
                required
                readOnly={saved !== undefined}
                maxLength={512}
                autoComplete="off"
                value={name}
                onChange={(typed) => {
                  setChanged(true)
                  setName(typed.toLowerCase().replaceAll(/[^a-z0-9_]+/g, '_'))
                }}
              />
              <Field
                label={templatesText.fields.language}
                name="language"
                error={isChecked && language === '' ? labels.missingLanguage : undefined}
              >
                {({ name: _name, ...control }) => (
                  <Combobox
                    {...control}
                    value={language || null}
                    options={languages}
                    onChange={(chosen) => {
                      setChanged(true)
                      setLanguage(chosen ?? '')
                    }}
                  />
                )}
              </Field>
            </div>
          )}
          <SelectField
            label={templatesText.fields.category}
            name="category"
            hint={labels.categoryHints[draft.category]}
            disabled={isEdit && saved?.status === 'approved'}
            value={draft.category}
            options={optionsOf(templateCategories, templatesText.categories)}
            onChange={(category) => change({ category })}
          />
          {draft.category === 'AUTHENTICATION' ? (
            <CodeFields draft={draft} onChange={change} />
          ) : (
            <>
              <HeaderFields
                draft={draft}
                onChange={change}
                files={files}
                file={file}
                lacksFile={isChecked && lacksFile}
              />
              <BodyField draft={draft} onChange={change} />
              <VariableSamples draft={draft} part="body" onChange={change} />
              <FooterField draft={draft} onChange={change} />
              <ButtonFields draft={draft} onChange={change} />
            </>
          )}
          <p className="text-sm text-quiet">{isEdit ? labels.editHint : labels.reviewHint}</p>
        </Form>
      </Card>
      <section aria-label={templatesText.preview} className="grid grid-cols-1 gap-2 lg:sticky lg:top-4 lg:row-span-2">
        <h2 className="text-base font-semibold">{templatesText.preview}</h2>
        <DraftBubble draft={draft} headerImage={needsFile ? file?.previewUrl : undefined} />
      </section>
      <Button variant="primary" type="submit" form={formId} pending={saving.isPending} className="justify-self-start">
        {isEdit ? labels.saveEdit : labels.saveNew}
      </Button>
    </div>
  )
}

function FooterField({ draft, onChange }: DraftProps) {
  const index = componentsOf({ ...draft, footer: 'x' }).findIndex(({ type }) => type === 'FOOTER')
  return (
    <TextField
      label={labels.footer}
      name={`components[${index}].text`}
      optional
      maxLength={60}
      autoComplete="off"
      value={draft.footer}
      onChange={(footer) => onChange({ footer })}
    />
  )
}

function DraftBubble({
  draft,
  headerImage,
}: {
  readonly draft: TemplateDraft
  readonly headerImage?: string | undefined
}) {
  const preview = previewOfDraft(draft)
  const isCode = draft.category === 'AUTHENTICATION'
  return (
    <MessageBubble
      preview={preview}
      header={samplesOf(draft, 'header')}
      body={isCode ? (preview.body?.samples ?? {}) : samplesOf(draft, 'body')}
      urls={linkEnds(draft)}
      headerImage={headerImage}
    />
  )
}
