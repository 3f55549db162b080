import { readFileSync } from 'node:fs'
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

const { ACCOUNT } = process.env as { ACCOUNT: string }
const headers = { Authorization: 'Bearer chn_live_any' }
const me = await getMe({ headers })
console.log('me', me.status === 200 && me.data.data.object)
let pages = 0
let cursor: string | null | undefined
for (; pages === 0 || cursor; pages++) {
  const page = await listLabels(cursor ? { cursor } : {}, { headers })
  cursor = page.status === 200 ? page.data.next_cursor : null
}
console.log('pages', pages)
const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
const media = await createMedia(ACCOUNT, { file }, { headers })
console.log('upload', media.status === 201 && media.data.data.id.slice(0, 4))
const sent = await sendMessage(ACCOUNT, { to: '+4915112345678', type: 'text', text: { body: 'Hi' } }, { headers })
console.log('sent', sent.status === 202 && sent.data.data.type)
const label = await getLabel('lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', { headers: { ...headers, Prefer: 'code=404' } })
console.log('error', label.status === 404 && label.data.error.code)
const delivery = await getWebhookDelivery('wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X', { headers })
console.log('delivery', delivery.status === 200 && delivery.data.data.payload?.type)
const read = <Event>(name: string): Event => JSON.parse(readFileSync(name, 'utf8'))
const event = read<WebhookEvent>('event.json')
if (event.type === 'message.received') console.log('event', event.data.object.content)
console.log('new type', read<OtherEvent>('new-type.json').type)
const changed = read<WebhookEvent>('new-value.json')
if (changed.type === 'account.updated') console.log('new value', changed.data.object.restriction)
