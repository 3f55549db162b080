type TypeName = `${string}/${string}`

/** How browsers should treat a file. */
export interface MediaType {
  /** Never an executable type. */
  readonly contentType: TypeName
  /** Whether a browser may show it instead of saving it. */
  readonly inline: boolean
  /** Those that a file of the type may have, with their dots, the default first; none if it is unknown. */
  readonly extensions: readonly string[]
}

const shown: Readonly<Record<TypeName, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'audio/aac': ['.aac'],
  'audio/mp4': ['.m4a', '.mp4'],
  'audio/mpeg': ['.mp3'],
  'audio/amr': ['.amr'],
  'audio/ogg': ['.ogg', '.oga', '.opus'],
  'audio/opus': ['.opus', '.ogg'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/3gpp': ['.3gp', '.3gpp'],
}
const saved: Readonly<Record<TypeName, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt', '.text', '.csv', '.log', '.md'],
  'application/msword': ['.doc'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.ms-powerpoint': ['.ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
}
const unknown: MediaType = { contentType: 'application/octet-stream', inline: false, extensions: [] }

/**
 * The type that a file is served as: its declared type, if it is on the list of types that the provider supports
 * and no browser executes. Any other file is served as bytes to save.
 *
 * @param declared with or without parameters, such as `audio/ogg; codecs=opus`
 */
export function mediaTypeOf(declared: string | null): MediaType {
  const type = declared?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (isOf(shown, type)) return { contentType: type, inline: true, extensions: shown[type] ?? [] }
  if (isOf(saved, type)) return { contentType: type, inline: false, extensions: saved[type] ?? [] }
  return unknown
}

function isOf(types: object, type: string): type is TypeName {
  return Object.hasOwn(types, type)
}
