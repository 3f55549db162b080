import { type ContactRow, statement, type Transaction } from '@channel/db'
import type { ErasingScope } from '../scope/index.ts'
import { readDoneUpdates } from './read-done-updates.ts'

const webhooksPerPage = 20

// Skips only webhooks about other numbers. Statuses and the files of a history may have no contact but that of their message. Ids may contain slashes, which JSON may escape with a backslash, and
// `encode` doubles backslashes.
const findStatement = statement(
  'find_webhooks_to_erase_from',
  `SELECT webhook.id, webhook.body, found.message_ids
   FROM provider_webhooks webhook
   CROSS JOIN LATERAL (
     SELECT position(convert_to($2, 'UTF8') IN webhook.body) > 0 AS is_of_number,
       position('"phone_number_id"'::bytea IN webhook.body) = 0 AS is_of_none,
       position('"statuses"'::bytea IN webhook.body) > 0
         OR is_history AND position('"threads"'::bytea IN webhook.body) = 0 AS names_messages
   ) AS webhook_is
   CROSS JOIN LATERAL (
     SELECT ARRAY(
       SELECT message.provider_message_id
       FROM regexp_matches(encode(webhook.body, 'escape'), '"id"[[:space:]]*:[[:space:]]*"([^"]+)"', 'g') AS named (ids)
       JOIN messages message ON message.organization_id = $1 AND message.phone_number_id = $2
         AND message.provider_message_id = replace(ids[1], '\\\\/', '/') AND message.contact_id = $3
       WHERE is_of_number AND names_messages
     ) AS message_ids
   ) AS found
   WHERE webhook.id > $5 AND (is_of_number OR is_of_none) AND (
     cardinality(message_ids) > 0
     OR EXISTS (SELECT FROM unnest($4::text[]) AS name WHERE position(convert_to(name, 'UTF8') IN webhook.body) > 0)
   )
   ORDER BY webhook.id LIMIT ${webhooksPerPage}
   FOR NO KEY UPDATE OF webhook`,
)
const rewriteStatement = statement('rewrite_erased_webhook', 'UPDATE provider_webhooks SET body = $2 WHERE id = $1')
const deleteStatement = statement('delete_erased_webhook', 'DELETE FROM provider_webhooks WHERE id = $1')

/**
 * Erases a contact from stored provider webhooks, pending ones and given-up ones. Updates of other contacts stay. A webhook with
 * nothing left to do is deleted.
 *
 * Waits for workers that hold a webhook, so it runs before the contact is locked: the worker may need that lock.
 */
export async function eraseFromWebhooks(
  tx: Transaction,
  { organizationId, eraseFromWebhook }: Pick<ErasingScope, 'organizationId' | 'eraseFromWebhook'>,
  { phone_number_id }: { readonly phone_number_id: string },
  { id, phone_number, bsuid, parent_bsuid }: Pick<ContactRow, 'id' | 'phone_number' | 'bsuid' | 'parent_bsuid'>,
): Promise<void> {
  const names = [phone_number?.replace('+', ''), bsuid, parent_bsuid].filter((name) => name)
  const contact = { phoneNumberId: phone_number_id, phoneNumber: phone_number, bsuid, parentBsuid: parent_bsuid }
  for (let last = 0; ; ) {
    const found = await tx.query(findStatement, [organizationId, phone_number_id, id, names, last])
    // Read after locking: the previous holder may have completed some updates.
    const done = found.length === 0 ? new Set() : await readDoneUpdates(tx, found)
    for (const webhook of found) {
      const erasure = eraseFromWebhook(webhook.body, { ...contact, messageIds: new Set(webhook.message_ids) })
      if (erasure.kind === 'unchanged') continue
      const hasRest =
        erasure.kind === 'erased' && erasure.remaining.some((index) => !done.has(`${webhook.id} ${index}`))
      if (hasRest) tx.enqueue(rewriteStatement, [webhook.id, erasure.body])
      else tx.enqueue(deleteStatement, [webhook.id])
    }
    if (found.length < webhooksPerPage) return
    last = found.at(-1)?.id ?? last
  }
}
