export { type ClaimedMedia, claimMedia, releaseMedia, renewMediaLease, type WantedMedia } from './claim-media.ts'
export { listMediaRemovals, recordMediaRemoved } from './media-removals.ts'
export { type MediaFetch, recordMediaFetch } from './record-media-fetch.ts'
