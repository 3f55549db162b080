import { createHmac } from 'node:crypto'
import { appSecret, messageIdOf, numberOf, personOf, textOf } from './inbound-plan.ts'

/** A webhook as the provider sends it, with the messages `from` to `to` (which is not in it), a change for each. */
export function webhookWith({ from, to }: { readonly from: number; readonly to: number }): string {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const changes = Array.from({ length: to - from }, (_, each) => {
    const index = from + each
    const wa_id = personOf(index).slice(1)
    return {
      field: 'messages',
      value: {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '15550100', phone_number_id: numberOf(index) },
        contacts: [{ profile: { name: `Person ${index}` }, wa_id }],
        messages: [{ from: wa_id, id: messageIdOf(index), timestamp, type: 'text', text: { body: textOf(index) } }],
      },
    }
  })
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1020304050', changes }] })
}

/** Posts a webhook, signed as the provider signs. @throws Error when it is not taken */
export async function postWebhook(url: string, body: string): Promise<void> {
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const response = await fetch(`${url}/provider/webhooks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': `sha256=${signature}` },
    body,
  })
  const answer = await response.text()
  if (response.status !== 200) throw new Error(`The service answered a webhook with ${response.status}: ${answer}`)
}
