import { verifyWebhook, WebhookVerificationError } from '@channel/client/webhooks'
import { Hono } from 'hono'

export const app = new Hono()

app.post('/webhooks', async (c) => {
  const event = await verifyWebhook(await c.req.text(), c.req.header(), { secret: process.env.WEBHOOK_SECRET ?? '' })
  if (event.type === 'message.received') console.log(event.data.object.content)
  return c.body(null, 204)
})

app.onError((error, c) => {
  if (error instanceof WebhookVerificationError) return c.text(error.message, 400)
  throw error
})
