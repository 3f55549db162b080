import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { isRunning } from './processes.ts'
import { makeDataDirectory, type StartedChannel, startChannel } from './start-channel.ts'

/** A failure as the supervisor reports it. */
export const oneLine = /^channel: [^\n]+\n$/
/** Long enough to be valid. */
export const secret = 'a secret for tests that is long enough'

/** Provides a data directory for a test file, and stops what its tests start. */
export function useChannels() {
  const started: StartedChannel[] = []
  let directory: Awaited<ReturnType<typeof makeDataDirectory>>
  beforeAll(async () => {
    directory = await makeDataDirectory()
  })
  afterEach(async () => {
    for (const each of started.splice(0)) {
      each.child.kill('SIGTERM')
      await each.ended
    }
  })
  afterAll(() => directory.remove())
  return {
    dataDirectory: () => directory.path,
    /** Starts on the file's data directory, unless the environment sets another. */
    start(environment: NodeJS.ProcessEnv = { CHANNEL_DATA_DIR: directory.path }, args: string[] = []): StartedChannel {
      const channel = startChannel(environment, args)
      started.push(channel)
      return channel
    },
  }
}

export async function expectAllEnded(pids: readonly number[]): Promise<void> {
  const stillRunning = async () => (await Promise.all(pids.map(isRunning))).filter(Boolean)
  await expect.poll(stillRunning).toEqual([])
}
