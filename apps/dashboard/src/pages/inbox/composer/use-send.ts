import { useChange } from '../../../use-change.ts'
import { type Message, useConversation } from '../conversation.ts'
import type { AttachmentList } from './attachment-list.ts'
import { type PlannedSend, sendBody } from './plan-sends.ts'
import { useKeyedSend } from './use-keyed-send.ts'
import type { SendTime } from './use-send-time.ts'

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
