export { eraseEventsOfContact } from './erase-events-of-contact.ts'
export { eraseFromWebhooks } from './erase-from-webhooks.ts'
export { eraseUploads } from './erase-uploads.ts'
export { readDoneUpdates } from './read-done-updates.ts'
