/**
 * Forwards the output of a single task without turbo's own lines: those up to the cache status, and those from the summary
 * on. An empty line is held until the next line, because one precedes the summary.
 */
export function taskOutput(print: (line: string) => void): (line: string) => void {
  let part: 'banner' | 'output' | 'summary' = 'banner'
  let emptyLines = 0
  return (line) => {
    if (part === 'banner') {
      if (/^cache (?:hit|miss|bypass)/.test(line)) part = 'output'
    } else if (part === 'output') {
      if (/^ *Tasks: {4}\d+ successful, \d+ total$/.test(line)) part = 'summary'
      else if (line === '') emptyLines++
      else {
        for (; emptyLines > 0; emptyLines--) print('')
        print(line)
      }
    }
  }
}
