import { plural } from './plural.ts'

export const overview = {
  ranges: { '24h': '24 hours', '7d': '7 days', '30d': '30 days' },
  range: 'Time range',
  start: {
    title: 'Get started',
    hint: 'From an empty organization to messages that arrive in your own program.',
    steps: {
      number: {
        title: 'Connect a phone number',
        hint: 'Your organization sends and receives messages with it.',
      },
      key: {
        title: 'Create an API key',
        hint: 'Your programs use it to call the API.',
        action: 'Create a key',
      },
      call: {
        title: 'Make your first call',
        hint: 'Paste this into a terminal, then paste the key. The call appears in the API log.',
      },
      message: {
        title: 'Receive a message',
        hint: 'Write to your number from a phone. For 24 hours after a message, you can answer with any text.',
        action: 'Open the inbox',
      },
      webhook: {
        title: 'Subscribe to webhooks',
        hint: 'Your server then gets every message and status as it happens.',
        action: 'Add a webhook',
      },
    },
  },
  tiles: {
    in: 'Messages received',
    out: 'Messages sent',
    delivered: 'Messages delivered',
    callsFailed: 'API calls failed (5xx)',
    webhooks: 'Webhook success',
    noRate: '–',
  },
  charts: {
    messages: { title: 'Messages', hint: 'Received and sent.', in: 'Received', out: 'Sent' },
    outcome: {
      title: 'Delivery',
      hint: 'Of sent messages. Conversations say why one failed.',
      delivered: 'Delivered',
      failed: 'Failed',
    },
    calls: { title: 'API calls', hint: 'By status. Choose a bar to see its calls.' },
    deliveries: {
      title: 'Webhook attempts',
      hint: 'How your endpoints responded.',
      succeeded: 'Succeeded',
      failed: 'Failed, retried',
      dead: 'Failed, given up',
    },
  },
  state: {
    webhooks: 'Webhooks now',
    noWebhook: 'No webhook yet.',
    allHealthy: 'No webhook fails.',
    working: (count: number) => `${count} working`,
    failingCount: (count: number) => `${count} failing`,
    disabledCount: (count: number) => `${count} disabled`,
    rateLimits: 'Rate limits, this minute',
    read: 'Reads',
    write: 'Writes',
    noLimit: 'No limit',
    used: (used: number, limit: number) =>
      `${used.toLocaleString('en')} of ${plural(limit, { one: 'request', other: 'requests' })}`,
  },
}
