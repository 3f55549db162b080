export { recordChange, recordEvent } from './record-event.ts'
