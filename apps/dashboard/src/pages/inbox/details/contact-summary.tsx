import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queries } from '../../../client.ts'
import { buttonClass } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { contactsText } from '../../../messages/contacts.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { contactNameOf, useConversation } from '../conversation.ts'
import { AskForNumber } from './ask-for-number.tsx'

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
        <Link to="/contacts" search={{ contact: contact.id }} className={buttonClass('secondary', 'sm')}>
          {openContact}
        </Link>
        <Link
          to="/search"
          search={{ contact_id: contact.id, phone_number_id: phoneNumberId }}
          className={buttonClass('secondary', 'sm')}
        >
          {text.search.inContact}
        </Link>
      </div>
    </section>
  )
}
