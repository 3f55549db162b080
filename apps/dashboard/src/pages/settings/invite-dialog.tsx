import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import type { Role } from '../../session.ts'
import { roleOptions } from './role-options.ts'
import { createInvitation, invitationsQuery } from './settings-data.ts'

const labels = text.settings.invitations

/** Invites someone. Without mail, the link is shown to be passed on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const invite = useMutation({
    mutationFn: createInvitation,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ email: email.trim(), role })
  }
  const emailError = fieldError(invite.error, 'email')
  if (invite.data) {
    const { url } = invite.data
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={labels.invited(invite.data.email)}
        description={url ? labels.passOn : labels.mailed}
        footer={
          <Button variant="primary" onClick={onClose}>
            {text.common.close}
          </Button>
        }
      >
        {url && <SecretField label={labels.link} value={url} />}
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={labels.title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={form} pending={invite.isPending}>
            {labels.send}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={labels.email} error={emailError}>
          {(control) => (
            <TextInput {...control} type="email" required value={email} onChange={(e) => setEmail(e.target.value)} />
          )}
        </Field>
        <Field label={labels.role} hint={text.settings.roleHints[role]}>
          {(control) => <Select {...control} value={role} options={roleOptions} onChange={setRole} />}
        </Field>
        {invite.error && !emailError && <ErrorNotice error={invite.error} />}
      </form>
    </Dialog>
  )
}
