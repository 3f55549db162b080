import { TextField } from '../../../components/text-field.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { variablesOf } from '../../../templates/template-text.ts'
import { type DraftProps, pathOf, samplesField } from './template-draft.ts'

interface VariableSamplesProps extends DraftProps {
  readonly part: 'header' | 'body'
}

/** A sample for each variable of a text, which the provider's reviewers see. An error about them is at the first one. */
export function VariableSamples({ draft, part, onChange }: VariableSamplesProps) {
  const names = variablesOf(draft[part])
  if (names.length === 0) return null
  const { sampleOf, sampleOfHeader, samples, samplesHint } = templatesText.editor
  const path = `${pathOf(draft, part === 'header' ? 'HEADER' : 'BODY')}.${samplesField(draft, part)}`
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-sm text-quiet">
        {samples} {samplesHint}
      </legend>
      {names.map((name, index) => (
        <TextField
          key={name}
          label={(part === 'header' ? sampleOfHeader : sampleOf)(name)}
          name={index === 0 ? path : undefined}
          required
          maxLength={1024}
          autoComplete="off"
          value={draft.samples[`${part}.${name}`] ?? ''}
          onChange={(value) => onChange({ samples: { ...draft.samples, [`${part}.${name}`]: value } })}
        />
      ))}
    </fieldset>
  )
}
