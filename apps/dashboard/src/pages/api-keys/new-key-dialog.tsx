import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { text } from '../../messages/text.ts'
import type { CreatedApiKey } from './api-keys-data.ts'

/** Shows a new key, which cannot be shown again. Closing it uncopied needs a second click. */
export function NewKeyDialog({ created, onClose }: { readonly created: CreatedApiKey; readonly onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const [isWarned, setWarned] = useState(false)
  useLeaveWarning(!isCopied)
  const close = () => (isCopied || isWarned ? onClose() : setWarned(true))
  const curl = `curl '${location.origin}/v1/me' -H 'Authorization: Bearer ${created.key}'`
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={false}
      title={text.apiKeys.createdTitle}
      description={text.apiKeys.createdHint}
      footer={
        <Button variant={isWarned && !isCopied ? 'danger' : 'primary'} onClick={close}>
          {isWarned && !isCopied ? text.apiKeys.closeUncopied : text.apiKeys.done}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SecretField label={text.apiKeys.key} value={created.key} onCopied={() => setCopied(true)} />
        {isWarned && !isCopied && (
          <p role="alert" className="flex gap-2 rounded-lg bg-warn-ground p-3 text-base text-warn">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {text.apiKeys.uncopied}
          </p>
        )}
        <div className="grid grid-cols-1 gap-1.5">
          <p className="text-sm font-medium">{text.apiKeys.tryIt}</p>
          <CodeBlock label={text.apiKeys.tryIt} code={curl} />
        </div>
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
