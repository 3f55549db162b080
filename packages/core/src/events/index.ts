export { eraseEventsOfContact } from './erase-events-of-contact.ts'
export type { EventType } from './event-type.ts'
export { recordEvent } from './record-event.ts'
