import { CalendarClock } from 'lucide-react'
import { IconButton } from '../../../components/button.tsx'
import { toLocal } from '../../../components/local-time.ts'
import { TextField } from '../../../components/text-field.tsx'
import { text } from '../../../messages/text.ts'
import { zoneAt } from './send-time.ts'
import type { SendTime } from './use-send-time.ts'

/** Chooses whether a message is sent later. */
export function SendLaterButton({ time }: { readonly time: SendTime }) {
  return (
    <IconButton
      icon={CalendarClock}
      label={text.composer.later.action}
      aria-pressed={time.value !== undefined}
      onClick={time.toggle}
      className="aria-pressed:bg-selected aria-pressed:text-ink"
    />
  )
}

/** The time to send a message, in the time zone of the browser. */
export function SendTimeField({ time }: { readonly time: SendTime }) {
  const { label, zone, problems } = text.composer.later
  const { value, problem } = time
  if (value === undefined) return null
  const chosen = new Date(value)
  return (
    <TextField
      label={label}
      type="datetime-local"
      required
      min={toLocal(new Date().toISOString())}
      value={value}
      onChange={time.set}
      hint={zone(zoneAt(Number.isNaN(chosen.getTime()) ? new Date() : chosen))}
      error={problem && problems[problem]}
      inputClass="sm:max-w-56"
    />
  )
}
