/**
 * Passes on what the one task prints and leaves out what turbo prints around it: up to the line that says whether it is
 * cached, and from its summary on. An empty line waits for the next one, as one comes before the summary.
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
