import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { isRunning } from './processes.ts'
import { makeDataDirectory, type StartedChannel, startChannel } from './start-channel.ts'

/** A failure as the supervisor reports it. */
export const oneLine = /^channel: [^\n]+\n$/
/** Long enough to be valid. */
export const secret = 'a secret for tests that is long enough'

/**
 * Provides a data directory for a test file or a suite, and stops what its tests start.
 *
 * @param whenToStop after each test, or with `afterAll` after the tests that share a service
 */
export function useChannels(whenToStop: (stop: () => Promise<void>) => void = afterEach) {
  const started: StartedChannel[] = []
  let directory: Awaited<ReturnType<typeof makeDataDirectory>>
  beforeAll(async () => {
    directory = await makeDataDirectory()
  })
  afterAll(() => directory.remove())
  whenToStop(async () => {
    for (const each of started.splice(0)) {
      each.child.kill('SIGTERM')
      await each.ended
    }
  })
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
