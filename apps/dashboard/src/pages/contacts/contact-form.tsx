import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { isMetadata } from '../../metadata.ts'
import { contactPatch, valuesOf } from './contact-patch.ts'
import type { ContactProps } from './contact-props.ts'

/** The fields of a contact that can be changed. Only what differs is sent. */
export function ContactForm({ contact, phoneNumberId }: ContactProps) {
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(contact))
  const [isInvalid, setInvalid] = useState(false)
  const update = useMutation({
    ...queries.contacts.update.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.contacts.key() })
      notify({ title: text.common.saved })
    },
  })
  const patch = isMetadata(values.metadata) ? contactPatch(contact, values) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setInvalid(patch === undefined)
    if (patch) update.mutate({ phoneNumberId, id: contact.id, body: patch })
  }
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const errors = { name: fieldError(update.error, 'name'), email: fieldError(update.error, 'email') }
  const { fields } = text.contacts
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={fields.name} error={errors.name}>
        {(control) => <TextInput {...control} maxLength={200} value={values.name} onChange={set('name')} />}
      </Field>
      <Field label={fields.email} error={errors.email}>
        {(control) => <TextInput {...control} type="email" value={values.email} onChange={set('email')} />}
      </Field>
      <MetadataField
        value={values.metadata}
        onChange={set('metadata')}
        isRefused={isInvalid}
        error={fieldError(update.error, 'metadata')}
      />
      {update.error && !errors.name && !errors.email && <ErrorNotice error={update.error} />}
      <div>
        <Button
          variant="primary"
          type="submit"
          pending={update.isPending}
          disabled={patch !== undefined && Object.keys(patch).length === 0}
        >
          {text.common.save}
        </Button>
      </div>
    </form>
  )
}
