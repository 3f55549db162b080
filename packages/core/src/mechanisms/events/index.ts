export { recordEvent } from './record-event.ts'
