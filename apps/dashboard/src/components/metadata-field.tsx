import { text } from '../messages/text.ts'
import { isMetadata } from '../metadata.ts'
import { Field, TextArea } from './field.tsx'

interface MetadataFieldProps {
  /** The text as it is typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether the form was submitted, so that an invalid text is marked. */
  readonly isRefused: boolean
}

export function MetadataField({ value, onChange, isRefused }: MetadataFieldProps) {
  const { label, hint, invalid } = text.metadata
  return (
    <Field label={label} name="metadata" hint={hint} error={isRefused && !isMetadata(value) ? invalid : undefined}>
      {(control) => (
        <TextArea
          {...control}
          spellCheck={false}
          className="font-mono text-sm"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
