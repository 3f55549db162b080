import { createHmac } from 'node:crypto'
import { request } from 'undici'
import { appSecret, inboundParties, messageIdOf, textOf } from './inbound-plan.ts'

/** A webhook in the provider's format with the messages `from` to `to` (exclusive), one change each. */
export function webhookWith(
  { from, to }: { readonly from: number; readonly to: number },
  { numberOf, senderOf } = inboundParties,
): string {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const changes = Array.from({ length: to - from }, (_, each) => {
    const index = from + each
    const wa_id = senderOf(index).slice(1)
    return {
      field: 'messages',
      value: {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '15550100', phone_number_id: numberOf(index) },
        contacts: [{ profile: { name: `Contact ${index}` }, wa_id }],
        messages: [{ from: wa_id, id: messageIdOf(index), timestamp, type: 'text', text: { body: textOf(index) } }],
      },
    }
  })
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1020304050', changes }] })
}

/**
 * Posts a webhook with the provider's signature. Not with `fetch`: it costs more CPU than the service, and a real provider runs on
 * another machine.
 *
 * @throws Error if it is not accepted
 */
export async function postWebhook(url: string, body: string): Promise<void> {
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const response = await request(`${url}/provider/webhooks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` },
    body,
  })
  const text = await response.body.text()
  if (response.statusCode !== 200) {
    throw new Error(`The service responded to a webhook with ${response.statusCode}: ${text}`)
  }
}
