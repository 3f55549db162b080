import { type ReactNode, useState } from 'react'
import { text } from '../messages/text.ts'
import { isMetadata } from '../metadata.ts'
import { changesOf, type Typable, type TypedValues, typedValues } from '../typed-values.ts'
import { Form, type FormCall } from './form.tsx'
import { TextAreaField } from './text-field.tsx'

interface TypedFormOptions<Name extends string, Body> {
  readonly saved: Typable<Name>
  readonly names: readonly Name[]
  /** Called with the changes of a valid form. */
  readonly onSubmit: (changes: Body) => void
}

/** The state of a form with metadata. `bind` makes the props of a field, whose name is that of its parameter in the API. */
export function useTypedForm<Name extends string, Body extends object>(options: TypedFormOptions<Name, Body>) {
  const { saved, names, onSubmit } = options
  const [values, setValues] = useState(() => typedValues(saved, names))
  const [isRefused, setRefused] = useState(false)
  const changes = changesOf(typedValues(saved, names), values) as Body | undefined
  const bind = (name: keyof TypedValues<Name>) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })
  return {
    changes,
    bind,
    metadataField: <MetadataField {...bind('metadata')} isRefused={isRefused} />,
    submit() {
      setRefused(changes === undefined)
      if (changes) onSubmit(changes)
    },
  }
}

interface EditFormProps<Name extends string, Body> extends Pick<TypedFormOptions<Name, Body>, 'saved' | 'names'> {
  /** The call that saves the changes. */
  readonly call: FormCall & { readonly mutate: (changes: Body) => void }
  /** Renders the fields but the metadata. */
  readonly children: (bind: ReturnType<typeof useTypedForm<Name, object>>['bind']) => ReactNode
}

/** A form that changes something with metadata. Only what differs is sent. */
export function EditForm<Name extends string, Body extends object>(props: EditFormProps<Name, Body>) {
  const { saved, names, call, children } = props
  const { changes, bind, metadataField, submit } = useTypedForm<Name, Body>({ saved, names, onSubmit: call.mutate })
  const isUnchanged = changes !== undefined && Object.keys(changes).length === 0
  return (
    <Form call={call} onSubmit={submit} button={{ disabled: isUnchanged }}>
      {children(bind)}
      {metadataField}
    </Form>
  )
}

interface MetadataFieldProps {
  /** The text as it is typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether the form was submitted, so that an invalid text is marked. */
  readonly isRefused: boolean
}

function MetadataField({ value, onChange, isRefused }: MetadataFieldProps) {
  const { label, hint, invalid } = text.metadata
  return (
    <TextAreaField
      label={label}
      name="metadata"
      hint={hint}
      error={isRefused && !isMetadata(value) ? invalid : undefined}
      spellCheck={false}
      inputClass="font-mono text-sm"
      value={value}
      onChange={onChange}
    />
  )
}
