import { type BasicChannel, type ChannelOptions, createParts } from './create-basic-channel.ts'
import { createFacade } from './create-facade.ts'
import { createDownloadMedia } from './download-media.ts'
import type { Facade } from './generated/facade.ts'
import { createListen, type Listen } from './listen-to-events.ts'

/**
 * The client of the service: a method for every operation, such as `channel.contacts.list(phoneNumberId)`, and calls
 * by path, such as `channel.get('/v1/{phone_number_id}/contacts', …)`.
 */
export interface Channel extends BasicChannel, Facade {
  events: Facade['events'] & {
    /**
     * Follows the events of your organization, without a webhook subscription. Failures that may pass are retried without
     * end; a response such as `invalid_api_key` is thrown.
     *
     * @example
     * const events = channel.events.listen({ cursor: await loadCursor() })
     * for await (const page of events.pages()) {
     *   for (const event of page.data) await handle(event)
     *   await saveCursor(page.resume_cursor)
     * }
     */
    listen: Listen
  }
}

/**
 * @throws TypeError if an option is invalid.
 *
 * @example
 * const channel = createChannel({ apiKey: process.env.CHANNEL_API_KEY, baseUrl: 'https://api.example.com' })
 * const { data: label } = await channel.labels.create({ name: 'VIP', color: '#0ea5e9' })
 */
export function createChannel(options: ChannelOptions): Channel {
  const { send, call, paginatePath, channel } = createParts(options)
  const facade = createFacade(call, paginatePath, createDownloadMedia(send, options))
  return { ...channel, ...facade, events: { ...facade.events, listen: createListen(channel.get) } }
}
