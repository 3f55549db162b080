import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { apiKeysQuery } from './api-keys-query.ts'

const labels = text.apiKeys
const lifetimes = optionsOf(['never', '30', '90', '365'], labels.lifetimes)
type Lifetime = (typeof lifetimes)[number]['value']

const expiryOf = (lifetime: Lifetime) =>
  lifetime === 'never' ? {} : { expires_at: new Date(Date.now() + Number(lifetime) * 86_400_000).toISOString() }

/** Asks for the name and lifetime of a key, then shows the key once. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [lifetime, setLifetime] = useState<Lifetime>('never')
  const creation = useChange({
    run: async (name: string) =>
      (await callDashboard((api) => api.POST('/dashboard/api_keys', { body: { name, ...expiryOf(lifetime) } }))).data,
    refreshes: [apiKeysQuery.queryKey],
  })
  if (creation.data) return <NewKeyDialog apiKey={creation.data.key} onClose={onClose} />
  return (
    <FormDialog<'name'>
      title={labels.create}
      size="sm"
      action={labels.create}
      call={creation}
      onSubmit={({ name }) => creation.mutate(name.trim())}
      onClose={onClose}
    >
      <TextField label={text.common.name} name="name" hint={labels.nameHint} required maxLength={100} />
      <SelectField
        label={labels.expiry}
        hint={labels.expiryHint}
        value={lifetime}
        onChange={setLifetime}
        options={lifetimes}
      />
    </FormDialog>
  )
}

const { secret, tryIt } = text.apiKeys

/** Shows a new key, which cannot be shown again. */
function NewKeyDialog({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) {
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
