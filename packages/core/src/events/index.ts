export type { EventType } from './event-type.ts'
export { recordEvent } from './record-event.ts'
