import { verifyWebhook, WebhookVerificationError } from '@channel/client/webhooks'
import express, { type ErrorRequestHandler } from 'express'

export const app = express()

// Before app.use(express.json()), which would parse the body.
app.post('/webhooks', express.raw({ type: '*/*', limit: '1mb' }), async (request, response) => {
  const event = await verifyWebhook(request.body, request.headers, { secret: process.env.WEBHOOK_SECRET ?? '' })
  if (event.type === 'message.received') console.log(event.data.object.content)
  response.sendStatus(204)
})

const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof WebhookVerificationError) response.status(400).send(error.message)
  else next(error)
}
app.use(onError)
