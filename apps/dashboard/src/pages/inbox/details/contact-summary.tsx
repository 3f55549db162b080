import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queries } from '../../../client.ts'
import { buttonClass } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { text } from '../../../messages/text.ts'
import { contactNameOf } from '../composer/conversation-types.ts'
import type { DetailsProps } from './details-props.ts'

/** The contact of a conversation. */
export function ContactSummary({ conversation, phoneNumberId }: DetailsProps) {
  const { contact } = conversation
  const { data, error, refetch } = useQuery(queries.contacts.get.queryOptions(phoneNumberId, contact.id))
  const { noNumber, copyNumber, openContact, email } = text.conversationDetails
  const address = data?.data.email
  return (
    <section aria-label={text.conversationDetails.contact} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-semibold">{contactNameOf(conversation)}</h2>
      <div className="flex items-center gap-1 text-quiet">
        {contact.phone_number ?? noNumber}
        {contact.phone_number && <CopyButton value={contact.phone_number} label={copyNumber} />}
      </div>
      {address && <DetailList items={[[email, address]]} />}
      <Metadata values={data?.data.metadata ?? {}} />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <div>
        <Link to="/contacts" search={{ contact: contact.id }} className={buttonClass('secondary', 'sm')}>
          {openContact}
        </Link>
      </div>
    </section>
  )
}

function Metadata({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(values)
  if (entries.length === 0) return null
  const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return (
    <div>
      <h3 className="text-sm font-medium">{text.conversationDetails.metadata}</h3>
      <DetailList items={entries.map(([name, value]) => [name, shown(value)])} />
    </div>
  )
}
