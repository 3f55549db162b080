import { plural } from './plural.ts'

const number = (value: number) => value.toLocaleString('en')

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
  notices: {
    title: 'Notices',
    hint: 'What needs your attention, newest first.',
    open: 'Open',
    ended: 'Ended',
    titles: {
      'subscription.failing': 'A webhook is failing',
      'subscription.disabled': 'A webhook was disabled',
      'quota.warning': 'A quota is nearly used up',
    },
    hints: {
      'subscription.failing':
        'All attempts of an hour or more have failed. Open a failed delivery to see why. After five days it is disabled.',
      'subscription.disabled': 'Its events are held. Check your server, then enable the webhook.',
      'quota.warning': 'When it is used up, requests that need it are refused. Ask the operator for a higher limit.',
    },
    quotas: {
      monthly_messages: (used: number, limit: number) =>
        `${number(used)} of ${plural(limit, { one: 'message', other: 'messages' })} of the month used.`,
      webhook_subscriptions: (used: number, limit: number) =>
        `${number(used)} of ${plural(limit, { one: 'webhook', other: 'webhooks' })} used.`,
    } as Readonly<Record<string, (used: number, limit: number) => string>>,
    otherQuota: (used: number, limit: number) => `${number(used)} of ${number(limit)} used.`,
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
    used: (used: number, limit: number) => `${number(used)} of ${plural(limit, { one: 'request', other: 'requests' })}`,
  },
}
