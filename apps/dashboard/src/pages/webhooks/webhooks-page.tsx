import { useNavigate } from '@tanstack/react-router'
import { Plus, Webhook } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { CreateSubscriptionDialog } from './create-subscription-dialog.tsx'
import { subscriptionColumns } from './subscription-columns.tsx'
import { useFailing } from './use-failing.ts'

export function WebhooksPage() {
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const failing = useFailing()
  const list = useList(queries.webhookSubscriptions.list.infiniteQueryOptions({ limit: 100 }))
  const create = mayWrite && (
    <DialogButton variant="primary" icon={Plus} label={webhooksText.create}>
      {(onClose) => <CreateSubscriptionDialog onClose={onClose} />}
    </DialogButton>
  )
  return (
    <>
      <PageHeader
        title={text.navigation.webhooks}
        description={webhooksText.description}
        actions={mayWrite ? create : <ReadOnlyNote />}
      />
      <Card flush>
        <DataTable
          label={text.navigation.webhooks}
          columns={subscriptionColumns(failing)}
          list={list}
          onOpen={({ id }) => void navigate({ to: '/webhooks/$subscriptionId', params: { subscriptionId: id } })}
          empty={<EmptyState icon={Webhook} title={webhooksText.empty} action={create} hint={webhooksText.emptyHint} />}
        />
      </Card>
    </>
  )
}
