import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { sessionQuery } from '../../session.ts'

interface NameFormProps {
  readonly label: string
  /** The name as it is stored. */
  readonly saved: string
  readonly autoComplete?: string
  readonly save: (name: string) => Promise<unknown>
}

/** Changes a name that the session shows. */
export function NameForm({ label, saved, autoComplete = 'off', save }: NameFormProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(saved)
  const change = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notify({ title: text.common.saved })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(name.trim())
  }
  const error = fieldError(change.error, 'name')
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={label} className="min-w-56 grow" error={error}>
          {(control) => (
            <TextInput
              {...control}
              required
              maxLength={200}
              autoComplete={autoComplete}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={name.trim() === saved || name.trim() === ''}
          pending={change.isPending}
        >
          {text.common.save}
        </Button>
      </div>
      {change.error && !error && <ErrorNotice error={change.error} />}
    </form>
  )
}
