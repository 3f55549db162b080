import { DialogButton } from '../../../components/dialog-button.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { text } from '../../../messages/text.ts'
import { useChange } from '../../../use-change.ts'
import { useKeyedSend } from '../composer/use-keyed-send.ts'
import { useMessageWindow } from '../composer/use-message-window.ts'
import { useConversation } from '../conversation.ts'

/** Asks a contact who is known by user id alone for the phone number, while the window is open. */
export function AskForNumber() {
  const window = useMessageWindow()
  if (!('leftMs' in window)) return null
  return (
    <DialogButton size="sm" label={text.conversationDetails.askForNumber.action}>
      {(onClose) => <AskDialog onClose={onClose} />}
    </DialogButton>
  )
}

const field = 'interactive.body.text'
const type = 'request_contact_info'

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const conversation_id = useConversation().id
  const { action, hint, label, suggestion, asked } = text.conversationDetails.askForNumber
  const send = useKeyedSend()
  const call = useChange({
    run: (message: string) => {
      const interactive = { type, body: { text: message }, action: { name: type } } as const
      return send({ conversation_id, type: 'interactive', interactive })
    },
    done: asked,
    onDone: onClose,
  })
  return (
    <FormDialog<typeof field>
      title={action}
      description={hint}
      action={text.composer.send}
      call={call}
      onSubmit={(values) => call.mutate(values[field])}
      onClose={onClose}
    >
      <Field name={field} label={label}>
        {(control) => <TextArea {...control} required maxLength={1024} defaultValue={suggestion} />}
      </Field>
    </FormDialog>
  )
}
