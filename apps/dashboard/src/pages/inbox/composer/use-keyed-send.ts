import type { components } from '@channel/client'
import { useRef } from 'react'
import { channel } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import type { Message } from '../conversation.ts'
import { useAddMessage } from '../thread/use-messages.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'

type MessageSend = components['schemas']['MessageSend']

/** Sends a message, and shows it. Sent again after a failure, the same message cannot reach the contact twice. */
export function useKeyedSend(): (body: MessageSend) => Promise<Message> {
  const phoneNumberId = usePhoneNumberId()
  const addMessage = useAddMessage()
  const keys = useRef(createIdempotencyKeys()).current
  return async (body) => {
    try {
      const { data } = await channel.messages.send(phoneNumberId, body, { idempotencyKey: keys.keyOf(body) })
      keys.settle(body)
      addMessage(data)
      return data
    } catch (failure) {
      keys.settle(body, failure)
      throw failure
    }
  }
}
