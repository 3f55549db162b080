import { Plus } from 'lucide-react'
import { DialogButton } from '../components/dialog-button.tsx'
import { text } from '../messages/text.ts'
import { useMayWrite } from '../session.ts'
import { ConnectDialog } from './connect-dialog.tsx'

interface ConnectButtonProps {
  readonly variant?: 'primary' | 'secondary'
  readonly size?: 'sm' | 'md'
}

/** Opens the dialog that connects a number. Nothing for a user who can only read. */
export function ConnectButton({ variant = 'primary', size = 'md' }: ConnectButtonProps) {
  if (!useMayWrite()) return null
  return (
    <DialogButton variant={variant} size={size} icon={Plus} label={text.connectNumber.action}>
      {(onClose) => <ConnectDialog onClose={onClose} />}
    </DialogButton>
  )
}
