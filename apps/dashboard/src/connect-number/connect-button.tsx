import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { text } from '../messages/text.ts'
import { useMayWrite } from '../session.ts'
import { ConnectDialog } from './connect-dialog.tsx'

interface ConnectButtonProps {
  readonly variant?: 'primary' | 'secondary'
  readonly size?: 'sm' | 'md'
}

/** Opens the dialog that connects a number. Nothing for a user who can only read. */
export function ConnectButton({ variant = 'primary', size = 'md' }: ConnectButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMayWrite()) return null
  return (
    <>
      <Button variant={variant} size={size} icon={Plus} onClick={() => setOpen(true)}>
        {text.connectNumber.action}
      </Button>
      {isOpen && <ConnectDialog onClose={() => setOpen(false)} />}
    </>
  )
}
