/** The NOTIFY channel that hints to workers that the inbox has webhooks. */
export const inboxChannel = 'provider_webhooks'
