import { useState } from 'react'
import { TextField } from '../../components/text-field.tsx'
import { templatesText } from '../../messages/templates.ts'
import { MessageBubble } from '../../templates/message-bubble.tsx'
import { previewOf } from '../../templates/template-preview.ts'
import type { Template } from '../../templates/template-state.ts'
import { variablesOf } from '../../templates/template-text.ts'

/** The template as a message, with sample values that can be changed. */
export function PreviewSection({ template }: { readonly template: Template }) {
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
