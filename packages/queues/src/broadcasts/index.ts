export { type BroadcastsOptions, startBroadcasts } from './start-broadcasts.ts'
