// Posts COUNT messages in webhooks of BATCH messages, and reports the time until all have a response.
import { runOnRequest } from '../processes/run-on-request.ts'
import { batchesOf } from './inbound-plan.ts'
import { postWebhook, webhookWith } from './webhook.ts'

const { COUNT = '0', BATCH = '1', API = '' } = process.env
const concurrency = 8
const bodies = batchesOf(Number(COUNT), Number(BATCH)).map(webhookWith).values()

async function keepPosting(): Promise<void> {
  for (const body of bodies) await postWebhook(API, body)
}

runOnRequest(() => Promise.all(Array.from({ length: concurrency }, keepPosting)))
