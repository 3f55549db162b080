export { createMedia, releaseStoredName, reserveStoredName, type UploadedFile } from './create-media.ts'
export { isFileName, newFileName } from './file-name.ts'
export { findMediaFile, type MediaFile } from './find-media-file.ts'
export { recordStoredFile, type StoredFile } from './record-stored-file.ts'
