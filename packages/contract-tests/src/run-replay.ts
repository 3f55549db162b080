import type { ContractOptions } from './command.ts'
import { type RecordedLine, readRecording } from './replay/read-recording.ts'
import { type Replayed, replayRequest } from './replay/replay-request.ts'
import { openTarget } from './start/open-target.ts'
import type { Session } from './target/session.ts'

/**
 * Sends the requests of a file to each target in turn, prints the differences, and deletes what was created.
 *
 * @returns the exit status
 * @throws Error in one line if the file cannot be read, or a target cannot be used
 */
export async function runReplay(file: string, options: ContractOptions, signal: AbortSignal): Promise<number> {
  const requests = await readRecording(file)
  let differs = false
  for (const target of options.target ?? ['mock', 'service']) {
    if (signal.aborted) break
    const onWait = (ms: number) => console.error(`${target}: waiting ${Math.ceil(ms / 1000)} s for the rate limit`)
    const session = await openTarget(target, options, onWait)
    // A recorded message may go to a contact that exists: it must not be deleted.
    session.created.areRecipientsNew = false
    const abort = () => session.abort()
    signal.addEventListener('abort', abort)
    try {
      if (await replayAll(session, requests, signal)) differs = true
      if (!session.isMock) await session.removeCreated()
    } finally {
      signal.removeEventListener('abort', abort)
      await session.stop()
    }
  }
  return differs || signal.aborted ? 1 : 0
}

/** @returns whether there are differences */
async function replayAll(session: Session, requests: readonly RecordedLine[], signal: AbortSignal): Promise<boolean> {
  const counts = { replayed: 0, different: 0, skipped: 0 }
  for (const request of requests) {
    if (signal.aborted) break
    const replayed = await replayRequest(session, request.recorded)
    if (signal.aborted) break
    if (replayed.skipped === undefined) counts.replayed++
    else counts.skipped++
    const text = describe(request, replayed)
    if (text === undefined) continue
    if (replayed.skipped === undefined) counts.different++
    console.log(`${replayed.skipped === undefined ? '✗' : '-'} ${session.name}: ${text}`)
  }
  const { replayed, different, skipped } = counts
  console.log(`${session.name}: ${replayed} replayed, ${different} with differences, ${skipped} skipped.`)
  return different > 0
}

/** Undefined if the result is as recorded. */
function describe({ line, recorded }: RecordedLine, { skipped, status, problems }: Replayed): string | undefined {
  const subject = `line ${line}: ${recorded.method} ${recorded.path}`
  if (skipped !== undefined) return `${subject}: skipped: ${skipped}`
  const isSame = status === recorded.status
  if (isSame && problems.length === 0) return undefined
  const result = isSame ? `${status}, as recorded` : `${status ?? 'no response'}, recorded ${recorded.status}`
  return [`${subject}: ${result}`, ...problems.map(({ location, message }) => `    ${location}: ${message}`)].join('\n')
}
