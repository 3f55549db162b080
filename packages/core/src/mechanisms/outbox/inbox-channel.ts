/** The channel on which workers are told that there is something in the inbox. */
export const inboxChannel = 'provider_webhooks'
