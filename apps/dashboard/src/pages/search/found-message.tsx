import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useMemo } from 'react'
import { queries } from '../../client.ts'
import { Timestamp } from '../../components/timestamp.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { hashOfMessage } from '../inbox/thread/message-link.ts'
import { excerpt, highlight } from './highlight.ts'

const labels = text.search

interface FoundMessageProps {
  readonly message: components['schemas']['Message']
  readonly search: string
}

/** A message that was found, with a link to it in its conversation. */
export function FoundMessage({ message, search }: FoundMessageProps) {
  const { id, conversation_id, content, direction, from, to, group, channel_account, created_at } = message
  const { accounts } = useAccount()
  const parts = useMemo(() => excerpt(highlight(content ?? '', search)), [content, search])
  const isInbound = direction === 'inbound'
  const Icon = isInbound ? ArrowDownLeft : ArrowUpRight
  const name = useContactName(message)
  const number = isInbound ? from : to
  const person = group === undefined ? (name ?? number) : (group.subject ?? text.inbox.group.noSubject)
  return (
    <li>
      <Link
        data-found
        to="/inbox/$conversationId"
        params={{ conversationId: conversation_id }}
        search={group === undefined ? { status: 'all' } : { status: 'all', kind: 'group' }}
        hash={hashOfMessage(id, channel_account.phone_number_id ?? '')}
        className="grid grid-cols-1 gap-1 px-5 py-3 hover:bg-hover focus-inset"
      >
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
          <Icon aria-hidden className="size-3.5 shrink-0" />
          <span className="font-medium text-ink">
            {isInbound ? labels.from(person ?? labels.unknown) : labels.to(person ?? labels.unknown)}
          </span>
          {person === name && <span>{number}</span>}
          {accounts.length > 1 && <span>{channel_account.phone_number ?? channel_account.phone_number_id}</span>}
          <span className="ml-auto">
            <Timestamp value={created_at} />
          </span>
        </span>
        <span className="text-base whitespace-pre-line wrap-anywhere">
          {parts.map((part, index) =>
            part.isFound ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
              <mark key={index} className="rounded-sm bg-warn-ground font-semibold text-ink">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
      </Link>
    </li>
  )
}

/** Messages have the number of the contact alone. */
function useContactName({ contact_id, group, channel_account }: FoundMessageProps['message']): string | undefined {
  const { phone_number_id } = channel_account
  const { data } = useQuery({
    ...queries.contacts.get.queryOptions(phone_number_id ?? '', contact_id ?? ''),
    enabled: group === undefined && phone_number_id !== null && contact_id !== null,
  })
  return data?.data.name ?? undefined
}
