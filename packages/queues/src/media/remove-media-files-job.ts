import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { MediaStore } from '@channel/media-store'
import type { Job, JobContext } from '../sweeps/index.ts'
import { listMediaRemovals, recordMediaRemoved } from './media-removals.ts'

const atATime = 100
const unfinishedMs = 3_600_000

/**
 * Every minute: removes the files of removed media, and unfinished files of dead workers. The record of a file is
 * deleted only after the file; removing a file twice does no harm.
 */
export function removeMediaFilesJob(
  store: Pick<MediaStore, 'remove' | 'sweep'>,
  clock: Pick<DeliveryClock, 'aheadMs'> = systemDeliveryClock,
): Job {
  return {
    name: 'remove-media-files',
    schedule: '* * * * *',
    runsAtStart: true,
    async run(_data, { database, signal }: JobContext) {
      for (;;) {
        const names = await listMediaRemovals(database, clock, atATime)
        if (names.length === 0) break
        for (const name of names) {
          signal.throwIfAborted()
          await store.remove(name)
        }
        await recordMediaRemoved(database, names)
      }
      await store.sweep(unfinishedMs)
    },
  }
}
