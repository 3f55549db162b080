/** The content of a file as a data URL. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}

/** The content of a data URL in base64. The Content-Security-Policy allows pictures from it, but not from the URL itself. */
export function blobOfDataUrl(url: string): Blob {
  const [, type = '', base64 = ''] = /^data:([^;,]*);base64,(.*)$/.exec(url) ?? []
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type })
}
