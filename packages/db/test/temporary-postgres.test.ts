import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { startTemporaryPostgres } from '../src/index.ts'
import { readNotes, writeNote } from './embedded-fixture.ts'

/** The directory of the server at the URL. */
const homeOf = (url: string) => dirname(new URL(url.replace('@/', '@x/')).searchParams.get('host') as string)

test('serves queries and leaves nothing when stopped', async () => {
  const server = await startTemporaryPostgres()
  await writeNote(server.url, 'there')
  expect(await readNotes(server.url)).toEqual(['there'])
  await server.stop()
  await expect(stat(homeOf(server.url))).rejects.toThrow('ENOENT')
})
