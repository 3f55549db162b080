/** A file is larger than `maxBytes`. The rest of it was not downloaded. */
export class MediaTooLargeError extends Error {
  override readonly name = 'MediaTooLargeError'
  /** The URL of the file. Without the query, which may contain a signature. */
  readonly url: string
  readonly maxBytes: number

  constructor(fileUrl: string, maxBytes: number) {
    const [url = ''] = fileUrl.split('?')
    super(`The file at ${url} is larger than ${maxBytes} bytes.`)
    this.url = url
    this.maxBytes = maxBytes
  }
}
