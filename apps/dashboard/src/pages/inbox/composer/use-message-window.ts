import { type MessageWindow, messageWindow } from './message-window.ts'
import { useNow } from './use-now.ts'

/** The window of a conversation as time passes. */
export function useMessageWindow(lastInboundAt: string | null): MessageWindow {
  // The message that opens the window may have arrived after the last tick.
  return messageWindow(lastInboundAt, Math.max(useNow(), Date.parse(lastInboundAt ?? '') || 0))
}
