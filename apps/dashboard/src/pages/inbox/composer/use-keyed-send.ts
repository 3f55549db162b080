import type { components } from '@channel/client'
import { useRef } from 'react'
import { channel } from '../../../client.ts'
import type { Message } from './conversation-types.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'

type MessageSend = components['schemas']['MessageSend']

/** Sends a message. Sent again after a failure, the same message cannot reach the contact twice. */
export function useKeyedSend(phoneNumberId: string): (body: MessageSend) => Promise<Message> {
  const keys = useRef(createIdempotencyKeys()).current
  return async (body) => {
    try {
      const { data } = await channel.messages.send(phoneNumberId, body, { idempotencyKey: keys.keyOf(body) })
      keys.settle(body)
      return data
    } catch (failure) {
      keys.settle(body, failure)
      throw failure
    }
  }
}
