import { FormDialog } from '../../components/form-dialog.tsx'
import { settingsText } from '../../messages/settings.ts'
import { sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { CurrentPassword } from './current-password.tsx'
import { setSecondFactor } from './settings-data.ts'

const labels = settingsText.secondFactor

export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useChange({
    mutationKey: ['sign-in', 'second-factor'],
    run: (password: string) => setSecondFactor({ enabled: false, password }),
    refreshes: [sessionQuery.queryKey],
    done: labels.removed,
    onDone: onClose,
  })
  return (
    <FormDialog<'password'>
      size="sm"
      title={labels.turnOffTitle}
      description={labels.removeHint}
      action={labels.turnOff}
      variant="danger"
      call={remove}
      onSubmit={({ password }) => remove.mutate(password)}
      onClose={onClose}
    >
      <CurrentPassword />
    </FormDialog>
  )
}
