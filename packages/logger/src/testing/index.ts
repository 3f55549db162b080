export { type CollectedLog, collectLog } from './collect-log.ts'
