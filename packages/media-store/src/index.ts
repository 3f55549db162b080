export type { ByteRange, MediaStore, NewFile } from './media-store.ts'
export { type MediaStoreSettings, openMediaStore, readMediaStoreSettings } from './open-media-store.ts'
