/** A JavaScript module that uses the client in runtimes that run no files: browsers, workers, bundles. */
export const scenario = `import { createChannel, isChannelError } from '@channel/client'
import { signWebhook, verifyWebhook } from '@channel/client/webhooks'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export async function useClient(baseUrl) {
  const channel = createChannel({ apiKey: 'chn_live_key', baseUrl })
  const { data: label } = await channel.labels.create({ name: 'VIP' })
  let contacts = 0
  for await (const contact of channel.contacts.list('106540352242922')) contacts += contact.object === 'contact'
  const prefer = { headers: { Prefer: 'code=404' } }
  const missing = await channel.labels.get(label.id, prefer).catch((error) => isChannelError(error, 'resource_not_found'))
  const { body, headers } = await signWebhook({ id: 'evt_1', object: 'event', type: 'webhook.test' }, { secret })
  const { type } = await verifyWebhook(body, new Headers(headers), { secret })
  const media = await channel.messages.mediaBlob('106540352242922', 'msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7').then(
    async (blob) => blob.type + ' ' + (await blob.text()),
    (error) => error.name,
  )
  return [label.name, contacts > 2, missing, type, media].join()
}
`

/** The scenario's result where the redirect to a file can be read. */
export const expected = 'VIP,true,true,webhook.test,image/jpeg a picture'
/** The scenario's result in web pages, which cannot read the redirect. */
export const expectedInPages = 'VIP,true,true,webhook.test,ChannelResponseError'
