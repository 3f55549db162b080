import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queries } from '../../../client.ts'
import type { AttachmentList } from './attachment-list.ts'
import type { Conversation, Message } from './conversation-types.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { type PlannedSend, sendBody } from './plan-sends.ts'

interface SendOptions {
  readonly phoneNumberId: string
  readonly conversation: Conversation
  readonly files: AttachmentList
  /** Called with each message that the service has accepted. */
  readonly onAccepted: (message: Message, sent: PlannedSend) => void
}

/** Sends messages in order. The first failure stops; what was not sent can be sent again. */
export function useSend({ phoneNumberId, conversation, files, onAccepted }: SendOptions) {
  const { mutateAsync } = useMutation(queries.messages.send.mutationOptions())
  const keys = useRef(createIdempotencyKeys()).current
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()

  const sendOne = async (planned: PlannedSend, replyTo: Message | undefined) => {
    const mediaId = planned.file === undefined ? '' : await files.uploaded(planned.file.id)
    if (mediaId === undefined) return
    const body = sendBody(planned, mediaId, {
      conversation_id: conversation.id,
      ...(replyTo && { reply_to_message_id: replyTo.id }),
    })
    const idempotencyKey = keys.keyOf(body)
    try {
      const { data } = await mutateAsync({ phoneNumberId, body, options: { idempotencyKey } })
      keys.settle(body)
      onAccepted(data, planned)
    } catch (failure) {
      keys.settle(body, failure)
      throw failure
    }
  }

  /** @param replyTo of the first message */
  const send = async (plan: readonly PlannedSend[], replyTo: Message | undefined) => {
    setPending(true)
    setError(undefined)
    try {
      for (const [index, planned] of plan.entries()) await sendOne(planned, index === 0 ? replyTo : undefined)
    } catch (failure) {
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  return { send, isPending, error, reset: () => setError(undefined) }
}
