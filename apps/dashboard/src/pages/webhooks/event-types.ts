import { eventNames } from '../../messages/event-names.ts'
import type { EventType } from './webhook-types.ts'

export const eventTypes = Object.keys(eventNames) as EventType[]
