import { parseId, parsePhoneNumberId, parseSince, parseUrl, parseWebhookSecret } from '../arguments/parse-value.ts'
import { operatorCommand } from './operator-command.ts'

const description = `print the events of your organization as they happen, and forward them to a program on this machine

It asks the service for events, so nothing has to reach this machine from outside, and no webhook subscription is needed. \
Forwarded events have the headers and the body of a webhook, signed with a secret that is printed. If the response is not \
2xx, an event is sent up to three more times; then the next one follows.`

const examples = [
  'listen',
  'listen --forward-to http://localhost:3000/hooks',
  'listen --since 2026-11-20T09:00:00Z --type message.received',
  'listen --cursor-file listen.cursor --json',
]

export const listenCommand = operatorCommand('listen', description, examples, [
  'CHANNEL_API_KEY',
  'CHANNEL_URL',
  'CHANNEL_DATA_DIR',
  'CHANNEL_DEBUG',
])
  .summary('print events as they happen, and forward them')
  .option('--forward-to <url>', 'send each event to this URL, as a webhook', parseUrl)
  .option('--secret <secret>', 'the secret to sign with; by default a new one', parseWebhookSecret)
  .option('--since <time>', 'begin with the events since this time, or with the "oldest"; by default now', parseSince)
  .option('--cursor-file <path>', 'continue where an earlier run with this file and the same filters has ended')
  .option('--type <type>', 'only events of this type')
  .option('--phone-number-id <id>', 'only events of this account', parsePhoneNumberId)
  .option('--customer-id <id>', 'only events of this end-customer', parseId('cus'))
  .option('--object-id <id>', 'only events of this message, contact, conversation or other resource')
  .action(async (options) => {
    const { runListener } = await import('../event-listener/run-listener.ts')
    await runListener(options)
  })
