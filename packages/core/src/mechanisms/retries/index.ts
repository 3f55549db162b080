export { type BackOff, backOffMs, hourMs, minuteMs, scheduledDelayMs, secondMs } from './retry-delay.ts'
