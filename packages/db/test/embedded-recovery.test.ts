import { expect, test } from 'vitest'
import { makeSandbox, readNotes, startHere } from './embedded-fixture.ts'
import { killEverything } from './embedded-recovery.fixtures.ts'

test('the next start has the data after a kill -9 of everything', async () => {
  const sandbox = await makeSandbox()
  await killEverything(sandbox)
  expect(await readNotes((await startHere(sandbox)).url)).toEqual(['before'])
})
