/** The line that a server or initdb wrote about why it ended. */
export function lastProblem(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.find((line) => /FATAL|PANIC/.test(line))
  const telling = fatal ?? lines.find((line) => /error|invalid|cannot|could not|not found/i.test(line)) ?? lines.at(-1)
  return (telling ?? 'it ended without a word').replace(/^.*?(FATAL|PANIC|initdb|error): +/, '').replace(/\.$/, '')
}
