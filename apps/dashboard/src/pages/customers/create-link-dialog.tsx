import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import type { CustomerProps } from './customer.tsx'

const labels = text.setupLinks
const lifetimes = optionsOf(['1', '24', '72', '168', '720'], labels.lifetimes)
const redirects = ['success_redirect_url', 'failure_redirect_url'] as const
type Redirect = (typeof redirects)[number]

/** Asks for the lifetime and the redirects of a link, then shows the link once. */
export function CreateLinkDialog({ customer, onClose }: CustomerProps & { readonly onClose: () => void }) {
  const [lifetime, setLifetime] = useState<(typeof lifetimes)[number]['value']>('24')
  const creation = useChange({
    run: (urls: Readonly<Record<Redirect, string>>) =>
      channel.customers.createSetupLink(customer.id, {
        expires_in_hours: Number(lifetime),
        ...Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== '')),
      }),
    refreshes: [queries.customers.listSetupLinks.key(customer.id)],
  })
  if (creation.data)
    return <SecretDialog secret={creation.data.data.setup_url} texts={labels.secret} onClose={onClose} />
  return (
    <FormDialog<Redirect>
      title={labels.create}
      description={customer.name}
      action={text.common.create}
      call={creation}
      onSubmit={creation.mutate}
      onClose={onClose}
    >
      <SelectField label={labels.lifetime} value={lifetime} onChange={setLifetime} options={lifetimes} />
      {redirects.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          name={name}
          optional
          hint={labels.redirectHint}
          type="url"
          maxLength={2048}
          placeholder="https://"
        />
      ))}
    </FormDialog>
  )
}
