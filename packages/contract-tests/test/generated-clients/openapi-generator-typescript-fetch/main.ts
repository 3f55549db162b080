import { readFileSync } from 'node:fs'
import {
  Configuration,
  LabelsApi,
  MediaApi,
  MessagesApi,
  MetaApi,
  ModelErrorFromJSON,
  OtherEventFromJSON,
  type ResponseError,
  WebhookDeliveriesApi,
  WebhookEventFromJSON,
} from './client/index'

const { BASE, ACCOUNT } = process.env as { BASE: string; ACCOUNT: string }
const client = new Configuration({ basePath: BASE, accessToken: 'chn_live_any' })
const labels = new LabelsApi(client)
console.log('me', (await new MetaApi(client).getMe()).data.object)
let pages = 0
let cursor: string | null | undefined
for (; pages === 0 || cursor; pages++) cursor = (await labels.listLabels({ cursor: cursor ?? undefined })).nextCursor
console.log('pages', pages)
const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
console.log('upload', (await new MediaApi(client).createMedia({ phoneNumberId: ACCOUNT, file })).data.id.slice(0, 4))
const messageSend = { to: '+4915112345678', type: 'text', text: { body: 'Hi' } } as const
console.log('sent', (await new MessagesApi(client).sendMessage({ phoneNumberId: ACCOUNT, messageSend })).data.type)
await labels
  .getLabel({ id: 'lbl_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' }, async ({ init: { headers } }) => ({
    headers: { ...headers, Prefer: 'code=404' },
  }))
  .catch(async (error: ResponseError) => {
    console.log('error', ModelErrorFromJSON(await error.response.json()).error.code)
  })
const delivery = await new WebhookDeliveriesApi(client).getWebhookDelivery({ id: 'wbd_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' })
console.log('delivery', delivery.data.payload?.type)
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const event = WebhookEventFromJSON(read('event.json'))
if (event.type === 'message.received') console.log('event', event.data.object.content)
console.log('new type', OtherEventFromJSON(read('new-type.json')).type)
const changed = WebhookEventFromJSON(read('new-value.json'))
if (changed.type === 'account.updated') console.log('new value', changed.data.object.restriction)
