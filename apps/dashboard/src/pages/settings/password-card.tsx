import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Card } from '../../components/card.tsx'
import { Form } from '../../components/form.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { settingsText } from '../../messages/settings.ts'
import { useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { sessionsQuery } from './settings-data.ts'

const labels = settingsText.password

export function PasswordCard() {
  const { name, email } = useSession().user
  const [changes, setChanges] = useState(0)
  const change = useChange({
    mutationKey: ['sign-in', 'password'],
    run: (body: { current_password: string; new_password: string }) =>
      callDashboard((api) => api.PATCH('/dashboard/password', { body })),
    refreshes: [sessionsQuery.queryKey],
    done: () => ({ title: labels.changed, description: labels.othersEnded }),
    onDone: () => setChanges(changes + 1),
  })
  return (
    <Card title={labels.title} description={labels.hint}>
      <Form<'current_password' | 'new_password'>
        // Empty again after each change.
        key={changes}
        call={change}
        onSubmit={change.mutate}
        button={{ variant: 'secondary', children: labels.change }}
        className="grid grid-cols-1 max-w-md gap-4"
      >
        <TextField
          label={labels.current}
          name="current_password"
          type="password"
          required
          autoComplete="current-password"
          maxLength={128}
        />
        <NewPasswordField label={labels.next} name="new_password" known={[name, email]} />
      </Form>
    </Card>
  )
}
