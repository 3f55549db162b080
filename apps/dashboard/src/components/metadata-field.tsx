import type { ChangeEvent } from 'react'
import { text } from '../messages/text.ts'
import { isMetadata } from '../metadata.ts'
import { Field, TextArea } from './field.tsx'

interface MetadataFieldProps {
  /** As it is typed. */
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
  /** Whether the form was submitted, so that an invalid text is marked. */
  readonly isRefused: boolean
  /** The error of the service about it. */
  readonly error: string | undefined
}

/** Metadata as JSON. */
export function MetadataField({ value, onChange, isRefused, error }: MetadataFieldProps) {
  return (
    <Field
      label={text.metadata.label}
      hint={text.metadata.hint}
      error={isRefused && !isMetadata(value) ? text.metadata.invalid : error}
    >
      {(control) => (
        <TextArea {...control} spellCheck={false} className="font-mono text-sm" value={value} onChange={onChange} />
      )}
    </Field>
  )
}
