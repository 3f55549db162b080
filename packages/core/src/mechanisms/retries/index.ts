export { type BackOff, backOffMs, dayMs, hourMs, minuteMs, scheduledDelayMs, secondMs } from './retry-delay.ts'
