/** Which webhooks of the provider a part of the inbox processes: those of now, or parts of histories. */
export type InboxLane = 'inbox' | 'history'

/** The NOTIFY channels that hint to workers that the inbox has webhooks. */
export const inboxChannels: Readonly<Record<InboxLane, string>> = {
  inbox: 'provider_webhooks',
  history: 'history_webhooks',
}
