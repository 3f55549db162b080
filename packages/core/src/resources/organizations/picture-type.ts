/** The media type of a picture by its first bytes; undefined for everything else, such as SVG, which can hold scripts. */
export function pictureType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (at(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  return at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP' ? 'image/webp' : undefined
}
