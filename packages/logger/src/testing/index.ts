export { collectLog } from './collect-log.ts'
