import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { SecretField } from './secret-field.tsx'

interface SecretDialogProps {
  readonly secret: string
  readonly texts: {
    readonly title: string
    readonly hint: string
    readonly label: string
    /** Says what is lost without a copy. */
    readonly uncopied: string
    readonly closeUncopied: string
  }
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Shows a secret that cannot be shown again. Closing it uncopied needs a second click. */
export function SecretDialog({ secret, texts, onClose, children }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  useLeaveWarning(!isCopied)
  const close = () => (isCopied || isWarned ? onClose() : setWarned(true))
  const isAlarming = isWarned && !isCopied
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={false}
      title={texts.title}
      description={texts.hint}
      footer={
        <Button variant={isAlarming ? 'danger' : 'primary'} onClick={close}>
          {isAlarming ? texts.closeUncopied : text.common.done}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SecretField label={texts.label} value={secret} onCopied={() => setCopied(true)} />
        {isAlarming && (
          <p role="alert" className="flex gap-2 rounded-lg bg-warn-ground p-3 text-base text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {texts.uncopied}
          </p>
        )}
        {children}
      </div>
    </Dialog>
  )
}

/** Asks the browser to warn before the page is closed. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
