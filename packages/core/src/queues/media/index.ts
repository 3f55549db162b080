export { type ClaimedMedia, claimMedia, releaseMedia, renewMediaLease, type WantedMedia } from './claim-media.ts'
export { listMediaRemovals, noteMediaRemoved } from './media-removals.ts'
export { type MediaFetch, recordMediaFetch } from './record-media-fetch.ts'
