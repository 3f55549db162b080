import { Plus } from 'lucide-react'
import { DialogButton } from '../components/button.tsx'
import { loadWhenOpen } from '../components/load-when-open.tsx'
import { text } from '../messages/text.ts'
import { useMayWrite } from '../session.ts'

interface ConnectDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const ConnectDialog = loadWhenOpen<ConnectDialogProps>(async () => (await import('./connect-dialog.tsx')).ConnectDialog)

interface ConnectButtonProps {
  readonly variant?: 'primary' | 'secondary'
  readonly size?: 'sm' | 'md'
}

/** Opens the dialog that connects a number. Nothing for a user who can only read. */
export function ConnectButton({ variant = 'primary', size = 'md' }: ConnectButtonProps) {
  if (!useMayWrite()) return null
  return (
    <DialogButton variant={variant} size={size} icon={Plus} label={text.connectNumber.action}>
      {(onClose) => <ConnectDialog open onClose={onClose} />}
    </DialogButton>
  )
}
