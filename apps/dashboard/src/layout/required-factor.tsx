import { Button, DialogButton } from '../components/button.tsx'
import { settingsText } from '../messages/settings.ts'
import { text } from '../messages/text.ts'
import { AddPasskeyDialog } from '../pages/settings/add-passkey-dialog.tsx'
import { EnrolDialog } from '../pages/settings/enrol-dialog.tsx'
import { hasPasskeys } from '../passkeys.ts'
import type { Session } from '../session.ts'
import { EntryLayout } from './entry-layout.tsx'
import { OrganizationChoice } from './organization-choice.tsx'
import { useSignOut } from './use-sign-out.ts'

const labels = text.requiredFactor

/** In place of every page, until the user has the second factor that the organization requires. */
export function RequiredFactor({ session }: { readonly session: Session }) {
  const signOut = useSignOut()
  return (
    <EntryLayout title={labels.title} description={labels.hint(session.organization.name)}>
      <div className="grid grid-cols-1 gap-3">
        <DialogButton variant="primary" label={labels.setUp}>
          {(onClose) => <EnrolDialog onClose={onClose} />}
        </DialogButton>
        {hasPasskeys() && (
          <DialogButton label={settingsText.passkeys.add}>
            {(onClose) => <AddPasskeyDialog onClose={onClose} />}
          </DialogButton>
        )}
        <OrganizationChoice session={session} />
        <Button variant="ghost" onClick={() => void signOut()}>
          {text.user.signOut}
        </Button>
      </div>
    </EntryLayout>
  )
}
