import { useNavigate } from '@tanstack/react-router'
import { Plus, Webhook } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { ScopeName } from './scope-field.tsx'
import { SubscriptionForm } from './subscription-form.tsx'
import { subscriptionState } from './subscription-state.ts'
import { createBody, newValues } from './subscription-values.ts'
import { useFailing } from './use-failing.ts'
import type { Subscription } from './webhook-types.ts'

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

const { columns, allEvents, eventCount } = webhooksText

/** The columns; `failing` are the ids of those whose last attempts failed. */
const subscriptionColumns = (failing: ReadonlySet<string>): readonly Column<Subscription>[] => [
  {
    header: columns.url,
    className: 'max-w-0 w-full',
    cell: ({ url, description }) => (
      <span className="block">
        <span className="block truncate font-mono text-sm max-sm:break-all max-sm:whitespace-normal">{url}</span>
        {description && <span className="block truncate text-sm text-quiet">{description}</span>}
      </span>
    ),
  },
  {
    header: columns.status,
    cell: (subscription) => <StatusBadge {...subscriptionState(subscription, failing.has(subscription.id))} />,
  },
  {
    header: columns.events,
    from: 'md',
    cell: ({ event_types }) => (
      <span className="whitespace-nowrap">
        {event_types.includes('*') ? allEvents : eventCount(event_types.length)}
      </span>
    ),
  },
  { header: columns.scope, from: 'lg', cell: (subscription) => <ScopeName subscription={subscription} /> },
  timeColumn(columns.created, ({ created_at }) => created_at, { from: 'lg', form: 'date' }),
]

/** Asks for the values of a subscription, creates it, shows its secret once, then opens it to be tested. */
function CreateSubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const creation = useChange({
    run: channel.webhookSubscriptions.create,
    refreshes: [queries.webhookSubscriptions.key()],
  })
  if (creation.data) {
    const { id, secret } = creation.data.data
    const open = () => void navigate({ to: '/webhooks/$subscriptionId', params: { subscriptionId: id } })
    return <SecretDialog secret={secret} texts={webhooksText.secret} onClose={open} />
  }
  return (
    <SubscriptionForm
      title={webhooksText.create}
      action={webhooksText.create}
      initial={newValues}
      call={creation}
      onSubmit={(values) => creation.mutate(createBody(values))}
      onClose={onClose}
    />
  )
}
