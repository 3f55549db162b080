export { recordChange, recordEvent } from './record-event.ts'
export { thinPayload } from './thin-payload.ts'
