import { AlarmClock, AlarmClockCheck, AlarmClockOff, CalendarDays } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { toLocal } from '../../../components/local-time.ts'
import { Menu } from '../../../components/menu.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { formatTime, Timestamp } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { zoneAt } from '../composer/send-time.ts'
import { type Conversation, useConversation } from '../conversation.ts'
import { useUpdateConversation } from '../details/use-update-conversation.ts'
import { snoozeProblem, snoozeTimes } from './snooze-times.ts'

const labels = text.snooze

/** Puts a conversation aside until a time. @param trigger the button that opens it */
export function SnoozeMenu({ trigger }: { readonly trigger: ReactElement }) {
  const { snoozed_until } = useConversation()
  const { snooze, end } = useSnooze()
  const [isChoosing, setChoosing] = useState(false)
  const times = snoozeTimes(new Date())
  const { week } = times
  return (
    <>
      <Menu
        label={labels.action}
        trigger={trigger}
        items={[
          { label: labels.hour(formatTime(times.hour, 'time')), icon: AlarmClock, onSelect: () => snooze(times.hour) },
          { label: labels.tomorrow(dayOf(times.tomorrow)), icon: AlarmClock, onSelect: () => snooze(times.tomorrow) },
          ...(week === undefined
            ? []
            : [{ label: labels.week(dayOf(week)), icon: AlarmClock, onSelect: () => snooze(week) }]),
          { label: labels.choose, icon: CalendarDays, onSelect: () => setChoosing(true) },
          ...(snoozed_until === null ? [] : [{ label: labels.end, icon: AlarmClockOff, onSelect: end }]),
        ]}
      />
      {isChoosing && <SnoozeDialog suggested={times.tomorrow} onClose={() => setChoosing(false)} />}
    </>
  )
}

const dayFormat = new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: 'numeric', minute: '2-digit' })

function dayOf(time: Date): string {
  return dayFormat.format(time)
}

/** Changes until when the open conversation is snoozed, which can be undone. */
function useSnooze() {
  const { snoozed_until: before = null } = useConversation()
  const change = useUpdateConversation()
  const set = (snoozed_until: string | null, title: string) =>
    change.mutate({ body: { snoozed_until }, done: { title, undo: { snoozed_until: before } } })
  return {
    change,
    snooze: (until: Date) => set(until.toISOString(), labels.snoozed(formatTime(until))),
    end: () => set(null, labels.ended),
  }
}

interface SnoozeDialogProps {
  readonly suggested: Date
  readonly onClose: () => void
}

function SnoozeDialog({ suggested, onClose }: SnoozeDialogProps) {
  const [value, setValue] = useState(toLocal(suggested.toISOString()))
  const { change, snooze } = useSnooze()
  const problem = snoozeProblem(value, Date.now())
  const chosen = new Date(value)
  return (
    <FormDialog
      title={labels.action}
      size="sm"
      action={labels.action}
      call={change}
      isDisabled={problem !== undefined}
      noValidate
      onSubmit={() => {
        snooze(chosen)
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        label={labels.until}
        type="datetime-local"
        required
        min={toLocal(new Date().toISOString())}
        value={value}
        onChange={setValue}
        hint={text.composer.later.zone(zoneAt(Number.isNaN(chosen.getTime()) ? new Date() : chosen))}
        error={problem && labels.problems[problem]}
      />
    </FormDialog>
  )
}

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
