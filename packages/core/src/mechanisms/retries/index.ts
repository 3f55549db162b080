export { type BackOff, backOffMs, hour, minute, scheduledDelayMs, second } from './retry-delay.ts'
