import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, type LucideIcon, MessageSquare, Users } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Button, IconButton } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { classNames } from '../../../components/class-names.ts'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { describeError } from '../../../components/error-notice.tsx'
import { FilterBar, type FilterProps, StatusFilter } from '../../../components/filter-bar.tsx'
import { notify } from '../../../components/notify.ts'
import { SearchField } from '../../../components/search-field.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { contactsText } from '../../../messages/contacts.ts'
import { text } from '../../../messages/text.ts'
import { definedOf, hasValues } from '../../../search-values.ts'
import { useChange } from '../../../use-change.ts'
import { useList } from '../../../use-list.ts'
import { searchedContact } from '../../contacts/contacts-search.ts'
import { saveFile } from '../../usage/save-file.ts'
import { type Broadcast, type BroadcastRecipient, pollOf, recipientBadge } from '../broadcast.ts'
import { type BroadcastSearch, recipientStatuses } from '../broadcasts-search.ts'
import { Reason } from './reason.tsx'
import { resultsCsv } from './results-csv.ts'

const labels = broadcastsText.list

interface RecipientsTableProps extends FilterProps<BroadcastSearch> {
  readonly broadcast: Broadcast
}

/** The recipients of a broadcast, with what became of their messages. */
export function RecipientsTable({ broadcast, search, onChange }: RecipientsTableProps) {
  const { phone_number_id, id, counts } = broadcast
  const filter = definedOf({ status: search.status, search: searchedContact(search.search) })
  const isFiltered = hasValues(filter)
  const clear = () => onChange({})
  const list = useList({
    ...queries.broadcasts.listRecipients.infiniteQueryOptions(phone_number_id, id, { ...filter, limit: 50 }),
    // Further pages stay as they were loaded.
    refetchInterval: ({ state }) => state.data?.pages.length === 1 && pollOf(broadcast, Date.now()),
  })
  return (
    <Card title={labels.title} actions={counts.total > 0 && <ExportButton broadcast={broadcast} />} flush>
      <FilterBar isFiltered={isFiltered} onClear={clear} inCard>
        <SearchField
          value={search.search ?? ''}
          onChange={(value) => onChange({ ...search, search: value || undefined })}
          label={labels.search}
          placeholder={labels.searchHint}
          tooShort={contactsText.filters.tooShort}
          className="min-w-56 grow sm:max-w-sm"
        />
        <StatusFilter
          {...{ search, onChange }}
          options={recipientStatuses.map((value) => ({ value, label: recipientBadge(value, broadcast).label }))}
        />
      </FilterBar>
      <DataTable
        label={labels.title}
        columns={columnsOf(broadcast, (number) => onChange({ search: number }))}
        list={list}
        noMatches={isFiltered && { icon: Users, onClear: clear }}
        empty={<EmptyState icon={Users} title={labels.empty} />}
      />
    </Card>
  )
}

function columnsOf(broadcast: Broadcast, onSearch: (number: string) => void): readonly Column<BroadcastRecipient>[] {
  return [
    {
      header: labels.recipient,
      cell: (recipient) => {
        const { to, name, reason } = recipient
        return (
          <>
            {name !== null && <span className="block wrap-anywhere">{name}</span>}
            <span
              className={classNames(
                'block',
                to?.startsWith('+') ? 'whitespace-nowrap' : 'wrap-anywhere',
                name !== null && 'text-sm text-quiet',
              )}
            >
              {to ?? <span className="text-quiet">{labels.erased}</span>}
            </span>
            {reason !== null && (
              <span className="block text-sm text-quiet md:hidden">
                <Reason recipient={recipient} reason={reason} onSearch={onSearch} />
              </span>
            )}
          </>
        )
      },
    },
    { header: text.common.status, cell: ({ status }) => <StatusBadge {...recipientBadge(status, broadcast)} /> },
    {
      header: labels.reason,
      from: 'md',
      cell: (recipient) =>
        recipient.reason !== null && <Reason recipient={recipient} reason={recipient.reason} onSearch={onSearch} />,
    },
    {
      header: labels.conversation,
      hiddenHeader: true,
      align: 'right',
      isControl: true,
      className: 'w-12',
      cell: ({ to, name, message_id }) =>
        message_id !== null && (
          <ConversationButton
            icon={MessageSquare}
            label={labels.conversationOf(name ?? to ?? labels.erased)}
            phoneNumberId={broadcast.phone_number_id}
            messageId={message_id}
          />
        ),
    },
  ]
}

interface ConversationButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly phoneNumberId: string
  readonly messageId: string
}

/** Leads to the conversation of a message, which the message names. */
function ConversationButton({ icon, label, phoneNumberId, messageId }: ConversationButtonProps) {
  const navigate = useNavigate()
  const { mutate } = useChange({
    run: () => channel.messages.get(phoneNumberId, messageId),
    onDone: ({ data }) =>
      void navigate({ to: '/inbox/$conversationId', params: { conversationId: data.conversation_id } }),
    notifiesFailure: true,
  })
  return <IconButton icon={icon} label={label} onClick={() => mutate()} />
}

/** The pages of a large broadcast may wait for the rate limit. */
const pageTimeoutMs = 5 * 60_000

/** Saves all recipients with what became of their messages. */
function ExportButton({ broadcast }: { readonly broadcast: Broadcast }) {
  const { phone_number_id, id, name, counts } = broadcast
  const [loaded, setLoaded] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      setLoaded(0)
      const rows: BroadcastRecipient[] = []
      const options = { totalTimeoutMs: pageTimeoutMs }
      for await (const page of channel.broadcasts
        .listRecipients(phone_number_id, id, { limit: 100 }, options)
        .pages()) {
        rows.push(...page.data)
        setLoaded(rows.length)
      }
      saveFile(`${name}.csv`, resultsCsv(rows, broadcast), 'text/csv')
    },
    onError: (error) => notify({ title: labels.exportFailed, description: describeError(error).message, kind: 'bad' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isPending && (
        <span role="status" className="text-sm text-quiet">
          {broadcastsText.progress(loaded, counts.total)}
        </span>
      )}
      <Button size="sm" icon={Download} pending={isPending} onClick={() => mutate()}>
        {labels.export}
      </Button>
    </div>
  )
}
