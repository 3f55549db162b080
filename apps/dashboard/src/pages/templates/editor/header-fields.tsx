import { useFormError } from '../../../components/form.tsx'
import { optionsOf, SelectField } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { text } from '../../../messages/text.ts'
import type { Attachment, AttachmentList } from '../../inbox/composer/attachment-list.ts'
import { HeaderFileField } from '../../inbox/composer/template/header-file-field.tsx'
import { type DraftProps, headerFormats, pathOf, type TemplateDraft } from './template-draft.ts'
import { VariableSamples } from './variable-samples.tsx'

interface HeaderFieldsProps extends DraftProps {
  readonly files: AttachmentList
  readonly file: Attachment | undefined
  /** Whether the form was submitted without the file that it needs. */
  readonly lacksFile: boolean
}

const labels = templatesText.editor

/** The kinds of headers that have a file. */
const fileKinds = { IMAGE: 'image', VIDEO: 'video', DOCUMENT: 'document' } as const

export function fileKindOf({ category, headerFormat }: TemplateDraft) {
  const isFile = category !== 'AUTHENTICATION' && Object.hasOwn(fileKinds, headerFormat)
  return isFile ? fileKinds[headerFormat as keyof typeof fileKinds] : undefined
}

export function HeaderFields({ draft, onChange, files, file, lacksFile }: HeaderFieldsProps) {
  const path = pathOf(draft, 'HEADER')
  const refused = useFormError(`${path}.example.media_id`)
  const kind = fileKindOf(draft)
  return (
    <>
      <SelectField
        label={labels.header}
        name={`${path}.format`}
        value={draft.headerFormat}
        options={optionsOf(headerFormats, labels.headerFormats)}
        onChange={(headerFormat) => onChange({ headerFormat })}
      />
      {draft.headerFormat === 'TEXT' && (
        <>
          <TextField
            label={labels.headerText}
            name={`${path}.text`}
            required
            maxLength={60}
            autoComplete="off"
            value={draft.header}
            onChange={(header) => onChange({ header })}
          />
          <VariableSamples draft={draft} part="header" onChange={onChange} />
        </>
      )}
      {kind && (
        <div className="grid grid-cols-1 gap-1.5">
          <HeaderFileField
            kind={kind}
            files={files}
            file={file}
            error={refused ?? (lacksFile ? text.composer.template.missingFile : undefined)}
          />
          <p className="text-sm text-quiet">{labels.fileHints[kind]}</p>
        </div>
      )}
    </>
  )
}
