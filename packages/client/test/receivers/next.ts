// app/webhooks/route.ts
import { verifyWebhook, WebhookVerificationError } from '@channel/client/webhooks'

export async function POST(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(await request.text(), request.headers, {
      secret: process.env.WEBHOOK_SECRET ?? '',
    })
    if (event.type === 'message.received') console.log(event.data.object.content)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 })
    throw error
  }
}
