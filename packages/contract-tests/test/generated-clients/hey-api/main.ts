import { readFileSync } from 'node:fs'
import { client } from './client/client.gen'
import {
  createMedia,
  getLabel,
  getMe,
  getWebhookDelivery,
  listLabels,
  type OtherEvent,
  sendMessage,
  type WebhookEvent,
} from './client/index'

const { BASE, ACCOUNT } = process.env as { BASE: string; ACCOUNT: string }
client.setConfig({ baseUrl: BASE, auth: 'chn_live_any' })
console.log('me', (await getMe({ throwOnError: true })).data.data.object)
let pages = 0
let cursor: string | null | undefined
for (; pages === 0 || cursor; pages++) {
  cursor = (await listLabels({ query: cursor ? { cursor } : {}, throwOnError: true })).data.next_cursor
}
console.log('pages', pages)
const path = { phone_number_id: ACCOUNT }
const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
console.log('upload', (await createMedia({ path, body: { file }, throwOnError: true })).data.data.id.slice(0, 4))
const body = { to: '+4915112345678', type: 'text', text: { body: 'Hi' } } as const
console.log('sent', (await sendMessage({ path, body, throwOnError: true })).data.data.type)
const { error } = await getLabel({ path: { id: 'lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' }, headers: { Prefer: 'code=404' } })
console.log('error', error?.error.code)
const delivery = await getWebhookDelivery({ path: { id: 'wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' }, throwOnError: true })
console.log('delivery', delivery.data.data.payload?.type)
const read = <Event>(name: string): Event => JSON.parse(readFileSync(name, 'utf8'))
const event = read<WebhookEvent>('event.json')
if (event.type === 'message.received') console.log('event', event.data.object.content)
console.log('new type', read<OtherEvent>('new-type.json').type)
const changed = read<WebhookEvent>('new-value.json')
if (changed.type === 'account.updated') console.log('new value', changed.data.object.restriction)
