export type { ByteRange, MediaStore, NewFile } from './media-store.ts'
export { type MediaStoreSettings, openMediaStore } from './open-media-store.ts'
