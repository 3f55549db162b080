export type { MediaStore, NewFile } from './media-store.ts'
export { openMediaStore } from './open-media-store.ts'
