export { type EventPage, listEvents, type Waiting } from './list-events.ts'
