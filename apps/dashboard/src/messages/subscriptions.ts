export const subscriptions = {
  toAll: 'All webhooks',
  states: {
    active: 'Active',
    attemptsFail: 'Failing',
    held: 'Paused',
    endpoint_gone: 'Disabled: gone',
    failing: 'Disabled: failing',
    disabled: 'Disabled',
  },
  reasons: {
    endpoint_gone: {
      title: 'Disabled, because your server responded with 410 Gone',
      hint: 'That response says that the URL no longer exists. Check the URL, change it if needed, then enable the webhook. Events since then were held and are sent once it is enabled.',
    },
    failing: {
      title: 'Disabled, because all attempts failed for 5 days',
      hint: 'Open a failed delivery to see why, fix your server, then enable the webhook. Held events are then sent. Replay deliveries that were given up.',
    },
    other: {
      title: 'Disabled by the service',
      hint: 'Check the latest deliveries, fix what failed, then enable the webhook. Held events are then sent.',
    },
    held: {
      title: 'Paused',
      hint: 'Events are recorded and held. They are sent once the webhook is enabled.',
    },
  },
}
