import { type ReactNode, useState } from 'react'
import { isMetadata } from '../metadata.ts'
import { Form, type FormCall } from './form.tsx'
import { MetadataField } from './metadata-field.tsx'

interface EditFormProps<Values, Patch extends object> {
  readonly initial: Values
  /** The changes against the saved values, for values with valid metadata. */
  readonly patchOf: (values: Values) => Patch
  /** The call that saves it. */
  readonly call: FormCall & { readonly mutate: (patch: Patch) => void }
  /** Renders the fields; `set` makes what takes the new value of one. */
  readonly children: (values: Values, set: (name: keyof Values) => (value: string) => void) => ReactNode
}

/** A form that changes something with metadata. Only what differs is sent. */
export function EditForm<Values extends { readonly metadata: string }, Patch extends object>(
  props: EditFormProps<Values, Patch>,
) {
  const { initial, patchOf, call, children } = props
  const [values, setValues] = useState(initial)
  const [isRefused, setRefused] = useState(false)
  const patch = isMetadata(values.metadata) ? patchOf(values) : undefined
  const submit = () => {
    setRefused(patch === undefined)
    if (patch) call.mutate(patch)
  }
  const set = (name: keyof Values) => (value: string) => setValues({ ...values, [name]: value })
  const isUnchanged = patch !== undefined && Object.keys(patch).length === 0
  return (
    <Form call={call} onSubmit={submit} button={{ disabled: isUnchanged }}>
      {children(values, set)}
      <MetadataField value={values.metadata} onChange={set('metadata')} isRefused={isRefused} />
    </Form>
  )
}
