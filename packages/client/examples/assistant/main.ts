import { createChannel } from '@channel/client'
import { answer } from './answer.ts'
import { createAssistant } from './assistant.ts'

const port = Number(process.env.PORT ?? 3000)
const channel = createChannel({ apiKey: setting('CHANNEL_API_KEY'), baseUrl: setting('CHANNEL_URL') })
createAssistant({
  channel,
  secret: setting('WEBHOOK_SECRET'),
  storePath: process.env.EVENT_STORE ?? 'assistant.sqlite',
  handOverLabel: setting('HAND_OVER_LABEL'),
  handOverTo: setting('HAND_OVER_TO'),
  optedOutLabel: setting('OPTED_OUT_LABEL'),
  answer,
}).listen(port, () => console.log(`The assistant listens on http://localhost:${port}/hooks`))

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Set ${name}.`)
  return value
}
