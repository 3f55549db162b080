import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import { DialogButton } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { LinkButton } from '../../../components/links.tsx'
import { TextAreaField } from '../../../components/text-field.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { contactsText } from '../../../messages/contacts.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import { useMessageWindow } from '../composer/message-window.ts'
import { useKeyedSend } from '../composer/use-keyed-send.ts'
import { contactNameOf, useConversation } from '../conversation.ts'

/** The contact of a conversation. */
export function ContactSummary() {
  const mayWrite = useMayWrite()
  const phoneNumberId = usePhoneNumberId()
  const conversation = useConversation()
  const { contact } = conversation
  const { data, error, refetch } = useQuery(queries.contacts.get.queryOptions(phoneNumberId, contact.id))
  const { noNumber, copyNumber, openContact } = text.conversationDetails
  const email = data?.data.email
  return (
    <section aria-label={contactsText.contact} className="grid grid-cols-1 gap-1">
      <h2 className="text-lg font-semibold">{contactNameOf(conversation)}</h2>
      <p className="flex items-center gap-1 text-quiet">
        {contact.phone_number ?? noNumber}
        {contact.phone_number && <CopyButton value={contact.phone_number} label={copyNumber} className="-my-1" />}
      </p>
      {email && <p className="text-quiet">{email}</p>}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {contact.phone_number === null && mayWrite && <AskForNumber />}
        <LinkButton to="/contacts" search={{ contact: contact.id }} size="sm" label={openContact} />
        <LinkButton
          to="/search"
          search={{ contact_id: contact.id, phone_number_id: phoneNumberId }}
          size="sm"
          label={text.search.inContact}
        />
      </div>
    </section>
  )
}

/** Asks a contact who is known by user id alone for the phone number, while the window is open. */
function AskForNumber() {
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
      <TextAreaField name={field} label={label} required maxLength={1024} defaultValue={suggestion} />
    </FormDialog>
  )
}
