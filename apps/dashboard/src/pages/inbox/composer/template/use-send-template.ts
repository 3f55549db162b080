import type { components } from '@channel/client'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queries } from '../../../../client.ts'
import type { Conversation, Message } from '../conversation-types.ts'
import { createIdempotencyKeys } from '../idempotency-keys.ts'

type SendTemplate = components['schemas']['SendTemplate']

interface SendTemplateOptions {
  readonly phoneNumberId: string
  readonly conversation: Conversation
  readonly onPending: (isPending: boolean) => void
  readonly onSent: (message: Message) => void
}

/** Sends a template, once its file is uploaded. */
export function useSendTemplate({ phoneNumberId, conversation, onPending, onSent }: SendTemplateOptions) {
  const { mutateAsync } = useMutation(queries.messages.send.mutationOptions())
  const keys = useRef(createIdempotencyKeys()).current
  const [error, setError] = useState<unknown>()

  const send = async (fill: () => Promise<SendTemplate>) => {
    onPending(true)
    setError(undefined)
    let body: components['schemas']['MessageSend'] | undefined
    try {
      body = { conversation_id: conversation.id, type: 'template', template: await fill() }
      const idempotencyKey = keys.keyOf(body)
      const { data } = await mutateAsync({ phoneNumberId, body, options: { idempotencyKey } })
      keys.settle(body)
      onSent(data)
    } catch (failure) {
      if (body !== undefined) keys.settle(body, failure)
      setError(failure)
    } finally {
      onPending(false)
    }
  }
  return { send, error }
}
