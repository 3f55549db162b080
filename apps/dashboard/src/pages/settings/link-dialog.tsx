import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { text } from '../../messages/text.ts'

interface LinkDialogProps {
  readonly title: string
  /** Null if it was mailed. */
  readonly url: string | null
  /** The name of the link. */
  readonly link: string
  /** How to pass it on. */
  readonly passOn: string
  readonly mailed: string
  readonly onClose: () => void
}

/** Says that a link for another user was mailed, or shows it to be passed on. */
export function LinkDialog({ title, url, link, passOn, mailed, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={url ? passOn : mailed}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.common.close}
        </Button>
      }
    >
      {url && <SecretField label={link} value={url} />}
    </Dialog>
  )
}
