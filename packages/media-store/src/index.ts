export { checkStore } from './check-store.ts'
export type { ByteRange, MediaStore, NewFile } from './media-store.ts'
export { MediaStoreUnavailable } from './media-store-unavailable.ts'
export { openMediaStore } from './open-media-store.ts'
