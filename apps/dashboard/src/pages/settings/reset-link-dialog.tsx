import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { text } from '../../messages/text.ts'
import type { MemberPasswordReset } from './settings-data.ts'

const labels = text.settings.members

interface ResetLinkDialogProps {
  readonly reset: MemberPasswordReset
  readonly onClose: () => void
}

/** Says that the link for a new password was mailed, or shows it to be passed on. */
export function ResetLinkDialog({ reset: { email, url }, onClose }: ResetLinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={labels.resetCreated(email)}
      description={url ? labels.resetPassOn : labels.resetMailed}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.common.close}
        </Button>
      }
    >
      {url && <SecretField label={labels.resetLink} value={url} />}
    </Dialog>
  )
}
