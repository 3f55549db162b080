import { errorParam } from '../../components/error-notice.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { addPasskey, isCanceled } from '../../passkeys.ts'
import { sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { CurrentPassword } from './current-password.tsx'
import { describeBrowser } from './describe-browser.ts'
import { passkeysQuery } from './settings-data.ts'

const labels = settingsText.passkeys

/** Adds a passkey of this browser. Asks for the password if the service does. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useChange({
    mutationKey: ['sign-in', 'passkey'],
    run: addPasskey,
    refreshes: [passkeysQuery.queryKey, sessionQuery.queryKey],
    done: labels.added,
    onDone: onClose,
  })
  const asksForPassword = errorParam(add.error) === 'password' || add.variables?.password !== undefined
  const isFirstAsk = asksForPassword && add.variables?.password === undefined
  return (
    <FormDialog<'name' | 'password'>
      title={labels.addTitle}
      description={labels.addHint}
      size="sm"
      action={labels.add}
      call={isFirstAsk || isCanceled(add.error) ? { ...add, error: null } : add}
      onSubmit={({ name, password }) => add.mutate({ name, password })}
      onClose={onClose}
    >
      <TextField
        label={text.common.name}
        name="name"
        required
        maxLength={100}
        hint={labels.nameHint}
        defaultValue={describeBrowser(navigator.userAgent) ?? ''}
      />
      {asksForPassword && <CurrentPassword />}
    </FormDialog>
  )
}
