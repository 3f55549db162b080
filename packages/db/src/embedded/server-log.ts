/** The log line of a server or initdb that explains why it ended. */
export function lastProblem(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.find((line) => /FATAL|PANIC/.test(line))
  const best = fatal ?? lines.find((line) => /error|invalid|cannot|could not|not found/i.test(line)) ?? lines.at(-1)
  return (best ?? 'it ended without a message').replace(/^.*?(FATAL|PANIC|initdb|error): +/, '').replace(/\.$/, '')
}
