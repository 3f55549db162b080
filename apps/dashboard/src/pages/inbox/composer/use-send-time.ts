import { useState } from 'react'
import { fromLocal, toLocal } from '../../../components/local-time.ts'
import { type SendTimeProblem, sendTimeProblem, suggestedTime } from './send-time.ts'
import { useNow } from './use-now.ts'

/** When a message is sent. */
export interface SendTime {
  /** The value of an input of type `datetime-local`; undefined to send it at once. */
  readonly value: string | undefined
  readonly problem: SendTimeProblem | undefined
  readonly set: (value: string | undefined) => void
  /** Suggests a time, or forgets it. */
  readonly toggle: () => void
  /** The field of the request. */
  readonly field: { readonly send_at?: string }
}

/**
 * @param windowLeftMs how long the message can still be sent, if not at any time
 * @param initial the saved time, as the API returns it
 */
export function useSendTime(windowLeftMs?: number, initial?: string): SendTime {
  const [value, set] = useState(initial && toLocal(initial))
  const now = useNow()
  const sendAt = value === undefined ? undefined : fromLocal(value)
  const suggest = () => toLocal(new Date(suggestedTime(Date.now())).toISOString())
  return {
    value,
    problem: value === undefined ? undefined : sendTimeProblem(value, now, windowLeftMs),
    set,
    toggle: () => set(value === undefined ? suggest() : undefined),
    field: sendAt === undefined ? {} : { send_at: sendAt },
  }
}
