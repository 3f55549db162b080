import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronRight } from 'lucide-react'
import { channel, queries } from '../../../client.ts'
import { Button } from '../../../components/button.tsx'
import { confirm } from '../../../components/confirm.ts'
import { Timestamp } from '../../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { type Message, useConversation } from '../conversation.ts'
import { summaryOf } from './summary-of.ts'

const limit = 100

/** The messages of the conversation that are sent later, the next one first. */
export function ScheduledMessages() {
  const phoneNumberId = usePhoneNumberId()
  const mayWrite = useMayWrite()
  const filters = { conversation_id: useConversation().id, scheduled: true, limit } as const
  const { data } = useQuery(queries.messages.list.queryOptions(phoneNumberId, filters))
  const messages = (data?.data ?? []).toSorted((one, other) => (one.send_at ?? '').localeCompare(other.send_at ?? ''))
  if (messages.length === 0) return null
  return (
    <details className="group shrink-0 border-t border-line bg-surface px-3 py-1.5 sm:px-5">
      <summary className="flex cursor-pointer items-center gap-2 rounded-md py-1 text-sm font-medium pointer-coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4 text-quiet group-open:rotate-90" />
        <CalendarClock aria-hidden className="size-4 text-quiet" />
        {text.composer.later.list(messages.length)}
      </summary>
      <ul className="scrollbar-thin max-h-[30dvh] overflow-y-auto">
        {messages.map((message) => (
          <li key={message.id} className="flex items-center gap-3 border-t border-line py-1.5">
            <div className="min-w-0 grow">
              <p className="truncate">{summaryOf(message)}</p>
              <p className="text-sm text-quiet">
                <Timestamp value={message.send_at ?? message.created_at} />
              </p>
            </div>
            {mayWrite && <CancelButton message={message} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function CancelButton({ message }: { readonly message: Message }) {
  const phoneNumberId = usePhoneNumberId()
  const { cancel, keep, cancelOf, cancelTitle, cancelHint, canceled } = text.composer.later
  const ask = () =>
    confirm({
      title: cancelTitle,
      description: cancelHint,
      action: cancel,
      keep,
      run: () => channel.messages.cancel(phoneNumberId, message.id),
      refreshes: [queries.messages.key()],
      done: canceled,
    })
  return (
    <Button size="sm" aria-label={cancelOf(summaryOf(message))} onClick={ask}>
      {cancel}
    </Button>
  )
}
