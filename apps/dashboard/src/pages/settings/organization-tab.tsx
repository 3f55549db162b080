import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { sessionQuery, useSession } from '../../session.ts'
import { updateOrganization } from './settings-data.ts'

/** The organization's name, and what identifies it. */
export function OrganizationTab() {
  const { organization, teams, role } = useSession()
  const labels = text.settings.organization
  return (
    <div className="grid grid-cols-1 max-w-3xl gap-5">
      <Card title={labels.title}>
        {role === 'owner' ? <NameForm name={organization.name} /> : <p className="text-base">{organization.name}</p>}
      </Card>
      <Card title={labels.details}>
        <DetailList
          items={[
            [
              labels.id,
              <span key="id" className="flex items-center gap-1">
                <code className="font-mono text-sm">{organization.id}</code>
                <CopyButton value={organization.id} />
              </span>,
            ],
            [labels.plan, labels.plans[organization.plan]],
            [labels.teams, teams.map(({ name }) => name).join(', ')],
          ]}
        />
      </Card>
    </div>
  )
}

function NameForm({ name: saved }: { readonly name: string }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(saved)
  const save = useMutation({
    mutationFn: updateOrganization,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notify({ title: text.common.saved })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ name: name.trim() })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={text.settings.organization.name} className="min-w-56 grow">
          {(control) => (
            <TextInput {...control} required maxLength={100} value={name} onChange={(e) => setName(e.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={name.trim() === saved} pending={save.isPending}>
          {text.common.save}
        </Button>
      </div>
      {save.error && <ErrorNotice error={save.error} />}
    </form>
  )
}
