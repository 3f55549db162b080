import { columnsOf, statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { withOwnId } from './receive-business-app-message.ts'

const findStatement = statement(
  'find_waiting_replies',
  `SELECT id, type, direction, payload, reply_to_provider_id FROM messages
   WHERE organization_id = $1 AND phone_number_id = $2 AND reply_to_provider_id = ANY ($3)`,
)
const linkStatement = statement(
  'link_waiting_replies',
  `UPDATE messages SET reply_to_message_id = reply.target, payload = reply.payload, reply_to_provider_id = NULL
   FROM unnest($2::text[], $3::text[], $4::json[]) AS reply (id, target, payload)
   WHERE messages.organization_id = $1 AND messages.id = reply.id`,
)

/**
 * Links imported replies and reactions that came before the message to which they refer. Records no event. The lock of the contact keeps
 * others from being imported meanwhile.
 *
 * @param ids our ids of messages by the provider's
 */
export async function linkWaitingReplies(
  tx: Transaction,
  { organizationId }: Pick<InboundScope, 'organizationId'>,
  phoneNumberId: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const waiting = await tx.query(findStatement, [organizationId, phoneNumberId, [...ids.keys()]])
  const links = waiting.map(({ id, type, direction, payload, reply_to_provider_id }) => {
    const target = ids.get(reply_to_provider_id ?? '') ?? null
    const linked = direction === 'outbound' && type === 'reaction' ? withOwnId(payload, target) : payload
    return [id, target, linked && JSON.stringify(linked)]
  })
  if (links.length > 0) tx.enqueue(linkStatement, [organizationId, ...columnsOf(links)])
}
