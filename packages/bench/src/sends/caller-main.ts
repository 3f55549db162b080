// Calls the provider COUNT times in the service's format, and reports the duration.
import { runOnRequest } from '../processes/run-on-request.ts'

const { COUNT = '0', PROVIDER = '', NUMBERS = '', TOKEN = '' } = process.env
const numbers = NUMBERS.split(',')
const concurrency = 64

function bodyOf(index: number): string {
  return JSON.stringify({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `+49151${String(index).padStart(8, '0')}`,
    type: 'text',
    text: { body: 'We open at seven.' },
    biz_opaque_callback_data: `msg_${String(index).padStart(26, '0')}`,
  })
}

async function call(index: number): Promise<void> {
  const response = await fetch(`${PROVIDER}/v23.0/${numbers[index % numbers.length]}/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: bodyOf(index),
  })
  const { messages } = (await response.json()) as { messages?: readonly unknown[] }
  if (messages?.length !== 1) throw new Error(`The provider responded with ${response.status}.`)
}

let next = 0
async function keepCalling(): Promise<void> {
  while (next < Number(COUNT)) await call(next++)
}

runOnRequest(() => Promise.all(Array.from({ length: concurrency }, keepCalling)))
