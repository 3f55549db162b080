export type { MessagePath } from './find-message.ts'
export { getMessage } from './get-message.ts'
export { getMessageMedia } from './get-message-media.ts'
export { listMessages } from './list-messages.ts'
