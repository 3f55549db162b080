import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { apiKeysKey, createApiKey } from './api-keys-data.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

const lifetimes = ['never', '30', '90', '365'] as const
type Lifetime = (typeof lifetimes)[number]

const expiryOf = (lifetime: Lifetime) =>
  lifetime === 'never' ? {} : { expires_at: new Date(Date.now() + Number(lifetime) * 86_400_000).toISOString() }

/** Asks for the name and lifetime of a key, then shows the key once. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [lifetime, setLifetime] = useState<Lifetime>('never')
  const creation = useMutation({
    mutationFn: createApiKey,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
  })
  if (creation.data) return <NewKeyDialog created={creation.data} onClose={onClose} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    creation.mutate({ name: name.trim(), ...expiryOf(lifetime) })
  }
  const nameError = fieldError(creation.error, 'name')
  return (
    <Dialog
      open
      onOpenChange={() => creation.isPending || onClose()}
      title={text.apiKeys.create}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={form} pending={creation.isPending}>
            {text.apiKeys.create}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={text.apiKeys.name} hint={text.apiKeys.nameHint} error={nameError}>
          {(control) => (
            <TextInput {...control} required maxLength={100} value={name} onChange={(e) => setName(e.target.value)} />
          )}
        </Field>
        <Field label={text.apiKeys.expiry} hint={text.apiKeys.expiryHint}>
          {(control) => (
            <Select
              {...control}
              value={lifetime}
              onChange={setLifetime}
              options={lifetimes.map((value) => ({ value, label: text.apiKeys.lifetimes[value] }))}
            />
          )}
        </Field>
        {creation.error && !nameError && <ErrorNotice error={creation.error} />}
      </form>
    </Dialog>
  )
}
