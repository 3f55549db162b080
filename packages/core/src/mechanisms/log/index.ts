export type { Log, LogFields, LogMethod } from './log.ts'
