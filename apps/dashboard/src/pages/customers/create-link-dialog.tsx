import type { components } from '@channel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import type { CustomerProps } from './customer-types.ts'

const lifetimes = ['1', '24', '72', '168', '720'] as const
type Lifetime = (typeof lifetimes)[number]
const redirects = ['success', 'failure'] as const
const param = { success: 'success_redirect_url', failure: 'failure_redirect_url' } as const

/** Asks for the lifetime and the redirects of a link, then shows the link once. */
export function CreateLinkDialog({ customer, onClose }: CustomerProps & { readonly onClose: () => void }) {
  const form = useId()
  const queryClient = useQueryClient()
  const [lifetime, setLifetime] = useState<Lifetime>('24')
  const [urls, setUrls] = useState({ success: '', failure: '' })
  const creation = useMutation({
    ...queries.customers.createSetupLink.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.customers.listSetupLinks.key(customer.id) }),
  })
  if (creation.data) return <NewLink url={creation.data.data.setup_url} onClose={onClose} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    creation.mutate({ customerId: customer.id, body: linkBody(lifetime, urls) })
  }
  const errors = {
    success: fieldError(creation.error, param.success),
    failure: fieldError(creation.error, param.failure),
  }
  return (
    <Dialog
      open
      onOpenChange={() => creation.isPending || onClose()}
      title={text.setupLinks.create}
      description={customer.name}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={form} pending={creation.isPending}>
            {text.common.create}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={text.setupLinks.lifetime}>
          {(control) => (
            <Select
              {...control}
              value={lifetime}
              onChange={setLifetime}
              options={lifetimes.map((value) => ({ value, label: text.setupLinks.lifetimes[value] }))}
            />
          )}
        </Field>
        {redirects.map((name) => (
          <Field
            key={name}
            label={text.setupLinks[name]}
            optional
            hint={text.setupLinks.redirectHint}
            error={errors[name]}
          >
            {(control) => (
              <TextInput
                {...control}
                type="url"
                maxLength={2048}
                placeholder="https://"
                value={urls[name]}
                onChange={(event) => setUrls({ ...urls, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {creation.error && !errors.success && !errors.failure && <ErrorNotice error={creation.error} />}
      </form>
    </Dialog>
  )
}

function linkBody(
  lifetime: Lifetime,
  { success, failure }: Readonly<Record<(typeof redirects)[number], string>>,
): components['schemas']['CustomerSetupLinkCreate'] {
  return {
    expires_in_hours: Number(lifetime),
    ...(success && { success_redirect_url: success }),
    ...(failure && { failure_redirect_url: failure }),
  }
}

const { createdTitle, createdHint, link, done, uncopied, closeUncopied } = text.setupLinks
const texts = { title: createdTitle, hint: createdHint, label: link, done, uncopied, closeUncopied }

function NewLink({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  return <SecretDialog secret={url} texts={texts} onClose={onClose} />
}
