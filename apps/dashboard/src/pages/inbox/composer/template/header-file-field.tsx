import { useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { Field } from '../../../../components/field.tsx'
import { FilePicker } from '../../../../components/file-picker.tsx'
import { text } from '../../../../messages/text.ts'
import { attachmentKind } from '../attachment-kind.ts'
import type { Attachment, AttachmentList } from '../attachment-list.ts'
import { AttachmentTray } from '../attachment-tray.tsx'
import type { HeaderFile } from './template-form.ts'

interface HeaderFileFieldProps {
  readonly kind: HeaderFile
  readonly files: AttachmentList
  readonly file: Attachment | undefined
  readonly error: string | undefined
}

const accepted: Readonly<Record<HeaderFile, string>> = {
  image: 'image/jpeg,image/png',
  video: 'video/mp4,video/3gpp',
  document: '',
}

export function HeaderFileField({ kind, files, file, error }: HeaderFileFieldProps) {
  const [wrong, setWrong] = useState(false)
  const { headerFile, wrongKind, chooseFile, otherFile } = text.composer.template
  const take = ([chosen]: readonly File[]) => {
    if (chosen === undefined) return
    const isWrong = kind !== 'document' && attachmentKind(chosen) !== kind
    setWrong(isWrong)
    if (isWrong) return
    for (const { id } of files.get()) files.remove(id)
    files.add([chosen])
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilePicker label={headerFile[kind]} accept={accepted[kind]} onFiles={take}>
        {(open) => (
          <Field label={headerFile[kind]} error={wrong ? wrongKind(text.composer.attach.kinds[kind]) : error}>
            {(control) => (
              <Button {...control} onClick={open} className="justify-self-start">
                {file ? otherFile : chooseFile}
              </Button>
            )}
          </Field>
        )}
      </FilePicker>
      {file && <AttachmentTray attachments={[file]} list={files} />}
    </div>
  )
}
