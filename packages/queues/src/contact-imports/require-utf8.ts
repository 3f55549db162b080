import { Transform } from 'node:stream'
import { FileProblem } from './file-problem.ts'

const newline = 10

/** Passes a file on, and fails with a FileProblem that names the line at bytes that are not UTF-8. */
export function requireUtf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const problem = () => new FileProblem(`Line ${line}: it is not UTF-8. Save the file as UTF-8.`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        for (let start = 0; start < chunk.length; ) {
          const end = chunk.indexOf(newline, start) + 1 || chunk.length
          decoder.decode(chunk.subarray(start, end), { stream: true })
          if (chunk[end - 1] === newline) line += 1
          start = end
        }
        done(null, chunk)
      } catch {
        done(problem())
      }
    },
    flush(done) {
      try {
        decoder.decode()
        done()
      } catch {
        done(problem())
      }
    },
  })
}
