export { listUsage } from './list-usage.ts'
