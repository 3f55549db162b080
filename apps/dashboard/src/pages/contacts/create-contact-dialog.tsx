import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'

const fields = ['phone_number', 'name', 'email'] as const

interface CreateContactDialogProps {
  readonly phoneNumberId: string
  readonly onClose: () => void
}

export function CreateContactDialog({ phoneNumberId, onClose }: CreateContactDialogProps) {
  const form = useId()
  const queryClient = useQueryClient()
  const [values, setValues] = useState({ phone_number: '', name: '', email: '' })
  const creation = useMutation({
    ...queries.contacts.createInAccount.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.contacts.key() })
      notify({ title: text.contacts.created })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { phone_number, name, email } = values
    const body = {
      phone_number: phone_number.replace(/[\s()./-]/g, ''),
      ...(name && { name }),
      ...(email && { email }),
    }
    creation.mutate({ phoneNumberId, body })
  }
  const errors = Object.fromEntries(fields.map((name) => [name, fieldError(creation.error, name)]))
  return (
    <Dialog
      open
      onOpenChange={() => creation.isPending || onClose()}
      title={text.contacts.create}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={form} pending={creation.isPending}>
            {text.common.create}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
        {fields.map((name) => (
          <Field
            key={name}
            label={text.contacts.fields[name]}
            hint={name === 'phone_number' && text.contacts.fields.phoneHint}
            optional={name !== 'phone_number'}
            error={errors[name]}
          >
            {(control) => (
              <TextInput
                {...control}
                type={inputTypes[name]}
                autoComplete="off"
                required={name === 'phone_number'}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {creation.error && !Object.values(errors).some(Boolean) && <ErrorNotice error={creation.error} />}
      </form>
    </Dialog>
  )
}

const inputTypes = { phone_number: 'tel', name: 'text', email: 'email' } as const
