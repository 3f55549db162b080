import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { SecretField } from './secret-field.tsx'

interface OnceDialogProps {
  readonly title: string
  readonly description: string
  /** What the value is. */
  readonly label: string
  readonly value: string
  readonly done: string
  /** Said before it is closed uncopied, and the button that then closes it. */
  readonly uncopied: string
  readonly closeUncopied: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Shows a value that cannot be shown again. Closing it uncopied needs a second click. */
export function OnceDialog(props: OnceDialogProps) {
  const { title, description, label, value, done, uncopied, closeUncopied, onClose, children } = props
  const [isCopied, setCopied] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isWarned = isAsked && !isCopied
  useLeaveWarning(!isCopied)
  const close = () => (isCopied || isAsked ? onClose() : setAsked(true))
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={false}
      title={title}
      description={description}
      footer={
        <Button variant={isWarned ? 'danger' : 'primary'} onClick={close}>
          {isWarned ? closeUncopied : done}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SecretField label={label} value={value} onCopied={() => setCopied(true)} />
        {isWarned && (
          <p role="alert" className="flex gap-2 rounded-lg bg-warn-ground p-3 text-base text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {uncopied}
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
