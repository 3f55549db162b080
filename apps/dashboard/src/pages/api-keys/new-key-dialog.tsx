import { CodeBlock } from '../../components/code-block.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { text } from '../../messages/text.ts'
import type { CreatedApiKey } from './api-keys-data.ts'

const { createdTitle, createdHint, key, done, uncopied, closeUncopied, tryIt } = text.apiKeys
const texts = { title: createdTitle, hint: createdHint, label: key, done, uncopied, closeUncopied }

/** Shows a new key, which cannot be shown again. */
export function NewKeyDialog({ created, onClose }: { readonly created: CreatedApiKey; readonly onClose: () => void }) {
  const curl = `curl -w '\\n' '${location.origin}/v1/me' -H 'Authorization: Bearer ${created.key}'`
  return (
    <SecretDialog secret={created.key} texts={texts} onClose={onClose}>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-sm font-medium">{tryIt}</p>
        <CodeBlock label={tryIt} code={curl} />
      </div>
    </SecretDialog>
  )
}
