export { claimMedia } from './claim-media.ts'
export { recordMediaFetch } from './record-media-fetch.ts'
export { removeMediaFilesJob } from './remove-media-files-job.ts'
export { startMediaFetcher } from './start-media-fetcher.ts'
