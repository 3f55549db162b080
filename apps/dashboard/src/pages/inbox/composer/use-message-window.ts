import { useEffect, useState } from 'react'
import { type MessageWindow, messageWindow } from './message-window.ts'

const tickMs = 20_000

/** The window of a conversation as time passes. */
export function useMessageWindow(lastInboundAt: string | null): MessageWindow {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  // The message that opens the window may have arrived after the last tick.
  return messageWindow(lastInboundAt, Math.max(now, Date.parse(lastInboundAt ?? '') || 0))
}
