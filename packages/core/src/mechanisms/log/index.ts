export type { Log } from './log.ts'
