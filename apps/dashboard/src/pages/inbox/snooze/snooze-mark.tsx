import { AlarmClock, AlarmClockCheck } from 'lucide-react'
import { formatTime } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import type { Conversation } from '../conversation.ts'

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
