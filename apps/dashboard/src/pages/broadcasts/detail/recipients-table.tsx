import { MessageSquare, Users } from 'lucide-react'
import { queries } from '../../../client.ts'
import { Card } from '../../../components/card.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FilterBar, FilterSelect } from '../../../components/filter-bar.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { useList } from '../../../use-list.ts'
import { type Broadcast, type BroadcastRecipient, reasonText, recipientBadge } from '../broadcast.ts'
import { type BroadcastSearch, recipientStatuses } from '../broadcasts-search.ts'
import { ConversationButton } from './conversation-button.tsx'
import { ExportButton } from './export-button.tsx'
import { pollOf } from './poll-of.ts'

const labels = broadcastsText.list

interface RecipientsTableProps {
  readonly broadcast: Broadcast
  readonly status: BroadcastSearch['status']
  readonly onStatus: (status: BroadcastSearch['status']) => void
}

/** The recipients of a broadcast, with what became of their messages. */
export function RecipientsTable({ broadcast, status, onStatus }: RecipientsTableProps) {
  const { phone_number_id, id, counts } = broadcast
  const filter = status === undefined ? {} : { status }
  const list = useList({
    ...queries.broadcasts.listRecipients.infiniteQueryOptions(phone_number_id, id, { ...filter, limit: 50 }),
    // Further pages stay as they were loaded.
    refetchInterval: ({ state }) => state.data?.pages.length === 1 && pollOf(broadcast, Date.now()),
  })
  return (
    <Card title={labels.title} actions={counts.total > 0 && <ExportButton broadcast={broadcast} />} flush>
      <FilterBar isFiltered={status !== undefined} onClear={() => onStatus(undefined)} inCard>
        <FilterSelect
          search={{ status }}
          onChange={(next) => onStatus(next.status)}
          name="status"
          label={text.common.status}
          any={text.common.anyStatus}
          options={recipientStatuses.map((value) => ({ value, label: recipientBadge(value, broadcast).label }))}
          className="max-w-48"
        />
      </FilterBar>
      <DataTable
        label={labels.title}
        columns={columnsOf(broadcast)}
        list={list}
        noMatches={status !== undefined && { icon: Users, onClear: () => onStatus(undefined) }}
        empty={<EmptyState icon={Users} title={labels.empty} />}
      />
    </Card>
  )
}

function columnsOf(broadcast: Broadcast): readonly Column<BroadcastRecipient>[] {
  return [
    {
      header: labels.recipient,
      cell: ({ to, reason }) => (
        <>
          <span className="block">{to ?? <span className="text-quiet">{labels.erased}</span>}</span>
          {reason !== null && <span className="block text-sm text-quiet md:hidden">{reasonText(reason)}</span>}
        </>
      ),
    },
    { header: text.common.status, cell: ({ status }) => <StatusBadge {...recipientBadge(status, broadcast)} /> },
    {
      header: labels.reason,
      from: 'md',
      cell: ({ reason }) => reason !== null && <span title={reason}>{reasonText(reason)}</span>,
    },
    {
      header: labels.conversation,
      hiddenHeader: true,
      align: 'right',
      isControl: true,
      className: 'w-12',
      cell: ({ to, message_id }) =>
        message_id !== null && (
          <ConversationButton
            icon={MessageSquare}
            label={labels.conversationOf(to ?? labels.erased)}
            phoneNumberId={broadcast.phone_number_id}
            messageId={message_id}
          />
        ),
    },
  ]
}
