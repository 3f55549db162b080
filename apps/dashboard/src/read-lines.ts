type File = ReadableStream<Uint8Array<ArrayBuffer>> | null

/** Parses the JSON object on each line of a file as it arrives, and stops after a number of them. */
export async function readLines<Line>(file: File, max: number): Promise<Line[]> {
  const lines: Line[] = []
  if (file === null) return lines
  const reader = file.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (lines.length < max) {
    const { value, done } = await reader.read()
    if (done) return lines
    const parts = (rest + value).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) lines.push(JSON.parse(part))
  }
  await reader.cancel()
  return lines.slice(0, max)
}
