import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Fault } from '@channel/simulator'
import { expect, onTestFinished } from 'vitest'
import { filesToSend } from '../support/files-to-send.ts'
import type { Step } from '../support/send-process.ts'
import { aSendScene, type EngineSettings } from '../support/send-scene.ts'

export const path = '/media'

export type Scene = Awaited<ReturnType<typeof aSendScene>>

export const standing = ({ sends }: Scene, ...wanted: string[]) =>
  expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(wanted)

export type UploadFault = [how: string, fault: Fault, attempts: number, settings: EngineSettings]

export async function expectSecondUpload(...[, fault, attempts, settings]: UploadFault): Promise<void> {
  const scene = await aSendScene()
  const { engine, simulator, sends, clock } = scene
  const { store, aFile, sendFile, uploads } = await filesToSend(scene)
  simulator.arm(fault)
  await sendFile(await aFile())
  const { wake } = engine({ store, ...settings })
  const isDelayed = async () => {
    const [send] = await sends()
    return uploads() > 0 && send !== undefined && send.lease_token === null && send.attempt_count >= attempts
  }
  await expect.poll(isDelayed).toBe(true)
  clock.advance(90_000)
  wake()
  await standing(scene, 'sent')
  expect([uploads(), simulator.sent().length, (await sends())[0]?.attempt_count]).toEqual([2, 1, attempts + 1])
}

const entry = fileURLToPath(new URL('../support/send-process.ts', import.meta.url))

export async function expectOneSend(step: Step, uploadCount: number): Promise<void> {
  const scene = await aSendScene()
  const { engine, simulator, sends, clock, database } = scene
  const { store, directory, aFile, sendFile, uploads, imagesSent } = await filesToSend(scene)
  await sendFile(await aFile())
  const own = { DATABASE_URL: database.url, PROVIDER_BASE_URL: simulator.url, MEDIA_DIRECTORY: directory }
  const child = fork(entry, [], {
    env: { ...process.env, ...own, DIE_AT: step },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const died = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await died
  })
  expect((await died)[1]).toBe('SIGKILL')
  expect(await sends()).toMatchObject([{ state: 'pending', called_at: null, attempt_count: 0 }])
  const { wake } = engine({ store })
  clock.advance(60_001)
  wake()
  await standing(scene, 'sent')
  expect([uploads(), imagesSent().length]).toEqual([uploadCount, 1])
}
