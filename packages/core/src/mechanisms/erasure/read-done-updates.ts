import { statement, type Transaction } from '@channel/db'

const readStatement = statement(
  'read_done_provider_updates',
  'SELECT webhook_id, update_index FROM provider_webhook_updates WHERE webhook_id = ANY ($1)',
)

/** The completed updates of webhooks, each as `<webhook id> <index>`. */
export async function readDoneUpdates(
  tx: Transaction,
  webhooks: readonly { readonly id: number }[],
): Promise<ReadonlySet<string>> {
  const ids = webhooks.map(({ id }) => id)
  const done = await tx.query(readStatement, [ids])
  return new Set(done.map(({ webhook_id, update_index }) => `${webhook_id} ${update_index}`))
}
