export { listRetentions, type Retention } from './list-retentions.ts'
export { inBatches, type PurgeOptions, purgeBatch } from './purge-options.ts'
