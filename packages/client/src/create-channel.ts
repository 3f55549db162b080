import { type BasicChannel, type ChannelOptions, createParts } from './create-basic-channel.ts'
import { createFacade } from './create-facade.ts'
import { createDownloadMedia } from './download-media.ts'
import type { Facade } from './generated/facade.ts'

/**
 * The client of the service: a method for every operation, such as `channel.contacts.list(phoneNumberId)`, and calls
 * by path, such as `channel.get('/v1/{phone_number_id}/contacts', …)`.
 */
export interface Channel extends BasicChannel, Facade {}

/**
 * @throws TypeError if an option is invalid.
 *
 * @example
 * const channel = createChannel({ apiKey: process.env.CHANNEL_API_KEY, baseUrl: 'https://api.example.com' })
 * const { data: label } = await channel.labels.create({ name: 'VIP', color: '#0ea5e9' })
 */
export function createChannel(options: ChannelOptions): Channel {
  const { send, call, paginatePath, channel } = createParts(options)
  return { ...channel, ...createFacade(call, paginatePath, createDownloadMedia(send, options)) }
}
