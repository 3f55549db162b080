import type { components } from '@channel/client'
import { useRef } from 'react'
import { channel } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useChange } from '../../../use-change.ts'
import { type Message, useConversation } from '../conversation.ts'
import { useAddMessage } from '../thread/use-messages.ts'
import type { AttachmentList } from './attachment-list.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { type PlannedSend, sendBody } from './plan-sends.ts'
import type { SendTime } from './use-send-time.ts'

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

interface SendOptions {
  readonly files: AttachmentList
  /** Called with each message that the service has accepted. */
  readonly onAccepted: (sent: PlannedSend) => void
}

interface Sending {
  readonly plan: readonly PlannedSend[]
  /** The message that the first one replies to. */
  readonly replyTo: Message | undefined
  /** When they are sent, if that is later. */
  readonly later: SendTime['field']
}

/** Sends messages in order. The first failure stops; what was not sent can be sent again. */
export function useSend({ files, onAccepted }: SendOptions) {
  const conversation = useConversation()
  const send = useKeyedSend()
  return useChange({
    run: async ({ plan, replyTo, later }: Sending) => {
      for (const [index, planned] of plan.entries()) {
        const mediaId = planned.file === undefined ? '' : await files.uploaded(planned.file.id)
        // The file was removed in the meantime.
        if (mediaId === undefined) continue
        const reply = index === 0 && replyTo ? { reply_to_message_id: replyTo.id } : {}
        await send(sendBody(planned, mediaId, { conversation_id: conversation.id, ...reply, ...later }))
        onAccepted(planned)
      }
    },
  })
}
