export { applyStatus, type InboundStatus } from './apply-status.ts'
export type { InboundSender } from './ensure-contact.ts'
export { type FetchedMedia, noteMedia } from './note-media.ts'
export { type InboundMedia, type InboundMessage, receiveMessage } from './receive-message.ts'
