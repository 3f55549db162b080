// Posts COUNT messages from index FIRST on, in webhooks of BATCH messages, to NUMBERS if given, evenly over SECONDS, and reports the time until
// all have a response.
import { setTimeout as delay } from 'node:timers/promises'
import { runOnRequest } from '../processes/run-on-request.ts'
import { batchesOf, inboundParties, partiesOf } from './inbound-plan.ts'
import { postWebhook, webhookWith } from './webhook.ts'

const { COUNT = '0', BATCH = '1', API = '', FIRST = '0', NUMBERS = '', SECONDS = '0' } = process.env
const concurrency = 8
const parties = NUMBERS === '' ? inboundParties : partiesOf(NUMBERS.split(','))
const batches = batchesOf(Number(COUNT), Number(BATCH))
const first = Number(FIRST)
const bodies = batches.map(({ from, to }) => webhookWith({ from: first + from, to: first + to }, parties))
const betweenMs = (Number(SECONDS) * 1_000) / bodies.length

runOnRequest(() => {
  const begunMs = performance.now()
  const queue = bodies.entries()
  async function keepPosting(): Promise<void> {
    for (const [index, body] of queue) {
      const earlyMs = begunMs + index * betweenMs - performance.now()
      if (earlyMs > 0) await delay(earlyMs)
      await postWebhook(API, body)
    }
  }
  return Promise.all(Array.from({ length: concurrency }, keepPosting))
})
