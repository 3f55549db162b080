import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/button.tsx'
import { TextAreaField } from '../../../components/text-field.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { variablesOf } from '../../../templates/template-text.ts'
import { type DraftProps, pathOf } from './template-draft.ts'

const labels = templatesText.editor
const maxLength = 1024

/** The text of the message, with a button that inserts the next variable. */
export function BodyField({ draft, onChange }: DraftProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { body } = draft
  const insert = () => {
    const { selectionStart: start = body.length, selectionEnd: end = body.length } = area.current ?? {}
    const variable = `{{${nextNumber(body)}}}`
    // Setting the text moves the cursor to its end. At once, so that what is typed next is not lost.
    flushSync(() => onChange({ body: body.slice(0, start) + variable + body.slice(end) }))
    area.current?.focus()
    area.current?.setSelectionRange(start + variable.length, start + variable.length)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextAreaField
        label={labels.body}
        name={`${pathOf(draft, 'BODY')}.text`}
        hint={`${labels.bodyHint} ${labels.length(body.length, maxLength)}`}
        ref={area}
        rows={6}
        required
        maxLength={maxLength}
        value={body}
        onChange={(body) => onChange({ body })}
      />
      <Button size="sm" icon={Braces} onClick={insert} className="justify-self-start">
        {labels.addVariable}
      </Button>
    </div>
  )
}

function nextNumber(body: string): number {
  return Math.max(0, ...variablesOf(body).map(Number).filter(Number.isInteger)) + 1
}
