import { AlarmClock, AlarmClockOff, CalendarDays } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { toLocal } from '../../../components/local-time.ts'
import { Menu } from '../../../components/menu.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { formatTime } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { zoneAt } from '../composer/send-time.ts'
import { useConversation } from '../conversation.ts'
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
export function useSnooze() {
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
