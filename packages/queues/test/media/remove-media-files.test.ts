import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteContact } from '@channel/core/contacts'
import { expect, it } from 'vitest'
import { claimMedia } from '../../src/media/claim-media.ts'
import { recordMediaFetch } from '../../src/media/record-media-fetch.ts'
import { removeMediaFilesJob } from '../../src/media/remove-media-files-job.ts'
import type { JobContext } from '../../src/sweeps/job.ts'
import { startJobs } from '../../src/sweeps/start-jobs.ts'
import { aMediaScene, type MediaScene } from '../support/media-scene.ts'

const hour = 3_600_000

async function allFetched(scene: MediaScene): Promise<void> {
  await expect.poll(async () => (await scene.media()).every(({ status }) => status === 'ready')).toBe(true)
}

function deleteContactOf({ database, tenant }: MediaScene, { contact_id: id }: { readonly contact_id: string }) {
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  return database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
}

async function sweep({ store, clock, database }: MediaScene): Promise<void> {
  const context: JobContext = { database, signal: new AbortController().signal }
  await removeMediaFilesJob(store, clock).run({}, context)
}

it('removes the files of a deleted contact, and no others', async () => {
  const scene = await aMediaScene()
  const other = await scene.addAccount()
  await scene.start()
  const [image] = [await scene.receive(), await scene.receive()]
  const remaining = await scene.receive({ account: other })
  await allFetched(scene)
  expect(await scene.files()).toHaveLength(3)
  await sweep(scene)
  expect(await scene.files()).toHaveLength(3)

  await deleteContactOf(scene, image!)
  expect(await scene.files()).toHaveLength(3)
  await sweep(scene)
  const { media_url } = await scene.message(remaining.id, other)
  expect(await scene.files()).toEqual([media_url?.split('/').at(-1)])
  await sweep(scene)
  expect(await scene.files()).toHaveLength(1)
})

it('runs in the worker on schedule', async () => {
  const scene = await aMediaScene()
  await scene.start()
  const image = await scene.receive()
  await allFetched(scene)
  await deleteContactOf(scene, image)
  const job = removeMediaFilesJob(scene.store)
  expect(job.schedule).toBe('* * * * *')
  const { database } = scene
  const worker = await startJobs({ database, jobs: [job], onError: () => undefined })
  await expect.poll(() => scene.files()).toEqual([])
  await worker.stop()
})

it('removes a file that is stored after its contact was deleted', async () => {
  const scene = await aMediaScene()
  const image = await scene.receive()
  const wanted = { wanted: [{ organization_id: scene.tenant.organization.id, quota: 1 }], except: [], leaseMs: 60_000 }
  const [media] = await claimMedia(scene.database, scene.tenant.scope, scene.clock, wanted)
  await deleteContactOf(scene, image)
  await sweep(scene)
  const file = await scene.store.newFile()
  await file.save(media!.stored_name)
  const fetch = { outcome: 'stored', size: 0, sha256: '', mimeType: null } as const
  const recording = scene.database.transaction((tx) =>
    recordMediaFetch(tx, scene.tenant.scope, scene.clock, { media: media!, fetch }),
  )
  expect(await recording).toBe('gone')
  expect(await scene.files()).toEqual([media!.stored_name])
  scene.clock.advance(hour + 60_000)
  await sweep(scene)
  expect(await scene.files()).toEqual([])
})

it('removes the partial file of a lost media file', async () => {
  const scene = await aMediaScene()
  await scene.receive()
  const wanted = { wanted: [{ organization_id: scene.tenant.organization.id, quota: 1 }], except: [], leaseMs: 60_000 }
  const [media] = await claimMedia(scene.database, scene.tenant.scope, scene.clock, wanted)
  const file = await scene.store.newFile()
  await file.save(media!.stored_name)
  const fetch = { outcome: 'lost', reason: 'too large' } as const
  const recording = scene.database.transaction((tx) =>
    recordMediaFetch(tx, scene.tenant.scope, scene.clock, { media: media!, fetch }),
  )
  expect(await recording).toBe('failed')
  scene.clock.advance(hour + 60_000)
  await sweep(scene)
  expect(await scene.files()).toEqual([])
})

it('removes unfinished files of dead workers', async () => {
  const scene = await aMediaScene()
  const [left, present] = [await scene.store.newFile(), await scene.store.newFile()]
  const unfinished = join(scene.directory, 'unfinished')
  const [oldest] = await readdir(unfinished)
  const long = new Date(Date.now() - 2 * hour)
  await utimes(join(unfinished, oldest ?? ''), long, long)
  await sweep(scene)
  expect(await readdir(unfinished)).toHaveLength(1)
  await left.discard()
  await present.discard()
})
