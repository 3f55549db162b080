import { text } from '../../../messages/text.ts'

const hourMs = 60 * 60 * 1000
/** From the contact's last message on, any message can be sent; then only templates. */
const windowMs = 24 * hourMs
const warnMs = 2 * hourMs

/** Whether a message other than a template can be sent to a contact. */
export type MessageWindow =
  | { readonly state: 'open' | 'closing'; readonly leftMs: number }
  | { readonly state: 'closed' | 'never' }

/** @param lastInboundAt of the conversation @param now in milliseconds */
export function messageWindow(lastInboundAt: string | null, now: number): MessageWindow {
  if (lastInboundAt === null) return { state: 'never' }
  const leftMs = Date.parse(lastInboundAt) + windowMs - now
  if (leftMs <= 0) return { state: 'closed' }
  return { state: leftMs < warnMs ? 'closing' : 'open', leftMs }
}

/** A duration in hours and minutes: “5 h 12 min”. */
export function formatLeft(leftMs: number): string {
  const { hours, minutes, lessThanMinute } = text.composer.window
  const all = Math.floor(leftMs / 60_000)
  if (all === 0) return lessThanMinute
  return all < 60 ? minutes(all) : hours(Math.floor(all / 60), all % 60)
}
