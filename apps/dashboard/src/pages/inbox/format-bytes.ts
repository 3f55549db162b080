const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** A size in words: “4.2 MB”. Binary, as the limits of the service are. */
export function formatBytes(bytes: number): string {
  const round = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
  if (bytes < kibibyte) return `${bytes} B`
  return bytes < mebibyte ? `${round(bytes / kibibyte)} KB` : `${round(bytes / mebibyte)} MB`
}
