import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import { DetailList } from '../../../components/detail-list.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { useConversation } from '../conversation.ts'

/** The metadata of the contact. */
export function ContactMetadata() {
  const conversation = useConversation()
  const { data } = useQuery(queries.contacts.get.queryOptions(usePhoneNumberId(), conversation.contact.id))
  const entries = Object.entries(data?.data.metadata ?? {})
  if (entries.length === 0) return null
  return (
    <section aria-label={text.metadata.label}>
      <h3 className="text-sm font-medium">{text.metadata.label}</h3>
      <DetailList narrow items={entries.map(([name, value]) => [name, inWords(value)])} />
    </section>
  )
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
