import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'
import { sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'

interface NameFormProps {
  readonly label: string
  /** The name as it is stored. */
  readonly saved: string
  readonly autoComplete?: string
  readonly save: (name: string) => Promise<unknown>
}

/** Changes a name that the session shows. */
export function NameForm({ label, saved, autoComplete = 'off', save }: NameFormProps) {
  const [typed, setTyped] = useState(saved)
  const name = typed.trim()
  const change = useChange({ run: save, refreshes: [sessionQuery.queryKey], done: text.common.saved })
  return (
    <Form call={change} onSubmit={() => change.mutate(name)} button={null} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={label}
          name="name"
          className="min-w-56 grow"
          required
          maxLength={200}
          autoComplete={autoComplete}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="primary" disabled={name === saved || name === ''} pending={change.isPending}>
          {text.common.save}
        </Button>
      </div>
    </Form>
  )
}
