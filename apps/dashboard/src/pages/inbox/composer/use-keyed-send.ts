import type { components } from '@channel/client'
import { useRef } from 'react'
import { channel } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useAddMessage } from '../thread/use-messages.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'

type MessageSend = components['schemas']['MessageSend']

/** The last messages that this tab has sent. */
const sentHere: string[] = []
const maxSent = 100

/** Whether the user has sent a message in this tab. */
export function wasSentHere(id: string): boolean {
  return sentHere.includes(id)
}

/** Sends a message, and shows it. Sent again after a failure, the same message cannot reach the contact twice. */
export function useKeyedSend() {
  const phoneNumberId = usePhoneNumberId()
  const addMessage = useAddMessage()
  const keys = useRef(createIdempotencyKeys()).current
  return async (body: MessageSend) => {
    try {
      const { data } = await channel.messages.send(phoneNumberId, body, { idempotencyKey: keys.keyOf(body) })
      keys.settle(body)
      sentHere.splice(0, sentHere.length - maxSent + 1)
      sentHere.push(data.id)
      addMessage(data)
    } catch (failure) {
      keys.settle(body, failure)
      throw failure
    }
  }
}
