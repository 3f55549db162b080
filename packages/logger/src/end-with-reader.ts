/** Ends the process when the reader of its output closes early, as `head` does. Node would throw an unhandled EPIPE. */
export function endWithReader(output: NodeJS.WriteStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
