import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Card } from '../../components/card.tsx'
import { Form } from '../../components/form.tsx'
import { TextField } from '../../components/text-field.tsx'
import type { Account } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'

const labels = accountSettingsText.pin

/** Sets the PIN of a number. What it is now is never shown. */
export function PinCard({ account: { phone_number_id } }: { readonly account: Account }) {
  const isOwner = useSession().role === 'owner'
  const [changes, setChanges] = useState(0)
  const change = useChange({
    run: (body: { pin: string }) =>
      callDashboard((api) =>
        api.PATCH('/dashboard/accounts/{phone_number_id}/pin', { params: { path: { phone_number_id } }, body }),
      ),
    done: labels.changed,
    onDone: () => setChanges(changes + 1),
  })
  return (
    <Card title={labels.title} description={isOwner ? labels.hint : labels.onlyOwners}>
      {isOwner && (
        <Form<'pin'>
          // Empty again after each change.
          key={changes}
          call={change}
          onSubmit={change.mutate}
          button={{ variant: 'secondary', children: labels.set }}
          className="grid max-w-64 grid-cols-1 gap-4"
        >
          <TextField
            label={labels.pin}
            hint={labels.digits}
            name="pin"
            type="password"
            inputMode="numeric"
            pattern="[0-9]{6}"
            maxLength={6}
            title={labels.digits}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </Card>
  )
}
