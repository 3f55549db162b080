import { useState } from 'react'
import { usePhoneNumberId } from '../../../../layout/account-page.tsx'
import { type AttachmentList, createAttachmentList } from '../attachment-list.ts'
import type { TemplateValues } from './template-form.ts'

export interface TemplateDraft {
  readonly values: TemplateValues
  readonly files: AttachmentList
}

/**
 * Keeps the values entered for each template, so that they are there when the dialog is opened again.
 *
 * @param initial the values of templates that were filled before
 */
export function useTemplateDrafts(initial: Readonly<Record<string, TemplateValues>> = {}) {
  const phoneNumberId = usePhoneNumberId()
  const [drafts, setDrafts] = useState<Readonly<Record<string, TemplateDraft>>>(() =>
    Object.fromEntries(
      Object.entries(initial).map(([id, values]) => [id, { values, files: createAttachmentList(phoneNumberId) }]),
    ),
  )
  return {
    draftOf: (id: string) => drafts[id],
    begin: (id: string) =>
      setDrafts((all) => ({ [id]: { values: {}, files: createAttachmentList(phoneNumberId) }, ...all })),
    setValues: (id: string, values: TemplateValues) =>
      setDrafts((all) => ({ ...all, ...(all[id] && { [id]: { ...all[id], values } }) })),
    forget: (id: string) => setDrafts(({ [id]: _sent, ...others }) => others),
  }
}

/** The id of the file that was chosen for the header, once it is uploaded; undefined without one. */
export async function uploadedHeader({ files }: TemplateDraft): Promise<string | undefined> {
  const [file] = files.get()
  return file && files.uploaded(file.id)
}
