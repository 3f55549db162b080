export { listRetentions, type Retention } from './list-retentions.ts'
export { type PurgeOptions, purgeBatch } from './purge-options.ts'
export { repeatUntilDone } from './repeat-until-done.ts'
