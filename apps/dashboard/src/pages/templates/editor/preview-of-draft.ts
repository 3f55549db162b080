import { templatesText } from '../../../messages/templates.ts'
import { type Preview, previewOf } from '../../../templates/template-preview.ts'
import { componentsOf, type DraftButton, type TemplateDraft } from './template-draft.ts'

const { preview } = templatesText.editor

/** How a draft looks on a phone. The provider writes the texts of one-time passwords; these are its English ones. */
export function previewOfDraft(draft: TemplateDraft): Preview {
  if (draft.category !== 'AUTHENTICATION') {
    const shown = previewOf(componentsOf(draft))
    return { ...shown, buttons: draft.buttons.map(previewButton) }
  }
  const { advice, minutes, label } = draft.code
  return {
    header: undefined,
    headerFormat: undefined,
    body: { text: [preview.code, ...(advice ? [preview.advice] : [])].join(' '), samples: { '1': preview.sampleCode } },
    footer: minutes === '' ? undefined : preview.expires(minutes),
    buttons: [{ type: 'OTP', text: label || preview.copyCode }],
  }
}

function previewButton({ type, text: label, url }: DraftButton) {
  const shown = type === 'COPY_CODE' ? preview.copyOffer : label || templatesText.editor.buttonTypes[type]
  return { type, text: shown, ...(type === 'URL' && url !== '' && { url }) }
}

/** The ends of links with a variable, by the position of their button. */
export function linkEnds({ buttons }: TemplateDraft): Readonly<Record<number, string>> {
  const ends = buttons.map(({ url, sample }) => {
    const start = url.split('{{')[0] ?? ''
    return sample.startsWith(start) ? sample.slice(start.length) : ''
  })
  return Object.fromEntries(ends.entries())
}

/** The samples of a part, by the names of its variables. */
export function samplesOf({ samples }: TemplateDraft, part: 'header' | 'body'): Readonly<Record<string, string>> {
  const own = Object.entries(samples).filter(([name]) => name.startsWith(`${part}.`))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(part.length + 1), value]))
}
