export { type EventPage, listEvents, type Waiting } from './list-events.ts'
export { eventAgeDays } from './read-events.ts'
