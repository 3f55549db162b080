import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { MediaStore } from '@channel/media-store'
import type { Job, JobContext } from '../sweeps/index.ts'
import { removeMediaFiles } from './media-removals.ts'

const unfinishedMs = 3_600_000

/** Every minute: removes the files of removed media, and unfinished files of dead workers. */
export function removeMediaFilesJob(
  store: Pick<MediaStore, 'remove' | 'sweep'>,
  clock: Pick<DeliveryClock, 'aheadMs'> = systemDeliveryClock,
): Job {
  return {
    name: 'remove-media-files',
    schedule: '* * * * *',
    runsAtStart: true,
    async run(_data, { database, signal }: JobContext) {
      for await (const _count of removeMediaFiles(database, store, clock, undefined, signal));
      await store.sweep(unfinishedMs)
    },
  }
}
