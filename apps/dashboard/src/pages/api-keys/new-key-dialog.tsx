import { CodeBlock } from '../../components/code-block.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { text } from '../../messages/text.ts'

const { secret, tryIt } = text.apiKeys

/** Shows a new key, which cannot be shown again. */
export function NewKeyDialog({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) {
  const curl = `curl -w '\\n' '${location.origin}/v1/me' -H 'Authorization: Bearer ${apiKey}'`
  return (
    <SecretDialog secret={apiKey} texts={secret} onClose={onClose}>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-sm font-medium">{tryIt}</p>
        <CodeBlock label={tryIt} code={curl} />
      </div>
    </SecretDialog>
  )
}
