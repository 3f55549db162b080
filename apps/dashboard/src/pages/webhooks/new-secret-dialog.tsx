import { SecretDialog } from '../../components/secret-dialog.tsx'
import { text } from '../../messages/text.ts'

/** Shows a new signing secret, which cannot be shown again. */
export function NewSecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return <SecretDialog secret={secret} texts={text.webhooks.secret} onClose={onClose} />
}
