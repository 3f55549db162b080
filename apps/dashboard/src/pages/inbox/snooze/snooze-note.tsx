import { AlarmClock, AlarmClockCheck } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { formatTime, Timestamp } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { type Conversation, useConversation } from '../conversation.ts'
import { useSnooze } from './snooze-menu.tsx'

const labels = text.snooze

/** Says until when the open conversation is snoozed, or that it came back. */
export function SnoozeNote() {
  const { snoozed_until, snooze_ended_at } = useConversation()
  const { end, change } = useSnooze()
  const mayWrite = useMayWrite()
  const time = snoozed_until ?? snooze_ended_at
  if (!time) return null
  const isSnoozed = snoozed_until != null
  const Icon = isSnoozed ? AlarmClock : AlarmClockCheck
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-selected px-3 py-1.5 text-sm sm:px-5">
      <p className="flex min-w-0 grow items-center gap-2">
        <Icon aria-hidden className="size-4 shrink-0 text-accent" />
        <span>
          {isSnoozed ? labels.until : labels.back} <Timestamp value={time} form={isSnoozed ? 'full' : 'relative'} />
        </span>
      </p>
      {mayWrite && (
        <Button size="sm" pending={change.isPending} onClick={end}>
          {isSnoozed ? labels.end : labels.seen}
        </Button>
      )}
    </div>
  )
}

/** A mark in the list: until when a conversation is snoozed, or that it came back. */
export function SnoozeMark({ snoozed_until, snooze_ended_at }: Conversation) {
  if (!snoozed_until && !snooze_ended_at) return null
  const label = snoozed_until ? `${text.snooze.until} ${formatTime(snoozed_until)}` : text.snooze.back
  const Icon = snoozed_until ? AlarmClock : AlarmClockCheck
  return (
    <span title={label} className={snoozed_until ? 'text-quiet' : 'text-accent'}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
