import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { statement } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { stopOrganization } from '@channel/queues/deletion'
import { expect, it } from 'vitest'
import { useLeaving } from './leave.fixtures.ts'
import { channelEntry, runChannel, runJson } from './support/run-channel.ts'

const { parts, aTenantWith } = useLeaving()

const addFile = statement(
  'cli_test_file_to_export',
  `INSERT INTO media (organization_id, id, phone_number_id, status, filename, size, sha256, path, stored_name)
   VALUES ($1, $2, $3, 'ready', '../../menu.pdf', 8, $4, $5, $5)`,
)
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

async function save(name: string, text: string): Promise<void> {
  const store = await openMediaStore({ directory: join(parts.directory, 'media'), s3: undefined })
  const file = await store.newFile()
  await file.write(Buffer.from(text))
  await file.save(name)
}

/** A tenant with messages, a file, and one that the store no longer has. */
async function aTenantToExport(messages: number) {
  const { organization, account } = await aTenantWith(messages)
  const [kept, gone] = [`kept-${organization.id}`, `gone-${organization.id}`]
  await save(kept, 'the menu')
  for (const [id, name] of [['med_1', kept] as const, ['med_2', gone] as const])
    await parts.database.execute(addFile, [organization.id, id, account.phone_number_id, sha256('the menu'), name])
  return organization
}

it('writes all data and files, with checksums, for the owner of the directory only', async () => {
  const { id, name } = await aTenantToExport(2_500)
  const to = join(parts.directory, 'whole')
  const manifest = await runJson<{ files: { file: string; rows: number; sha256: string }[] }>(
    ['organization', 'export', id, '--to', to],
    parts.environment,
  )
  expect(JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))).toEqual(manifest)
  expect(manifest).toMatchObject({
    object: 'organization_export',
    organization_id: id,
    media: { count: 1, size: 8, missing: ['med_2'] },
  })
  for (const { file, rows, sha256: expected } of manifest.files) {
    const text = await readFile(join(to, file), 'utf8')
    expect([file, sha256(text), text.split('\n').length - 1]).toEqual([file, expected, rows])
  }
  expect(manifest.files.find(({ file }) => file === 'messages.jsonl')?.rows).toBe(2_501)
  expect(JSON.parse(await readFile(join(to, 'organization.json'), 'utf8'))).toMatchObject({ id, name })
  expect(await readFile(join(to, 'media/med_1.pdf'), 'utf8')).toBe('the menu')
  const modes = await Promise.all(['.', 'messages.jsonl', 'media/med_1.pdf'].map((path) => stat(join(to, path))))
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600, 0o600])

  const again = await runChannel(['organization', 'export', id, '--to', to], parts.environment)
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') })
})

it('is complete or has another name, whenever it is killed', async () => {
  const { id } = await aTenantToExport(20_000)
  const to = join(parts.directory, 'killed')
  const child = spawn(process.execPath, [channelEntry, 'organization', 'export', id, '--to', to], {
    env: { PATH: process.env.PATH, ...parts.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const text of child.stderr) if (String(text).includes('messages:')) break
  child.kill('SIGKILL')
  await once(child, 'exit')
  const left = (await readdir(parts.directory)).filter((each) => each.startsWith('killed'))
  expect(left).toEqual([expect.stringMatching(/^killed\.unfinished-/)])

  const { status, stdout } = await runChannel(['organization', 'export', id, '--to', to], parts.environment)
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${to} has all data of ${id}`)])
})

it('fails without a rest for a file that is not what was received', async () => {
  const { id } = await aTenantToExport(1)
  await save(`kept-${id}`, 'no menu!')
  const to = join(parts.directory, 'broken')
  const { status, stderr } = await runChannel(['organization', 'export', id, '--to', to], parts.environment)
  expect([status, stderr]).toEqual([1, expect.stringContaining('File med_1 has the SHA-256')])
  expect((await readdir(parts.directory)).filter((each) => each.startsWith('broken'))).toEqual([])
})

it('refuses an organization that is being deleted, or unknown', async () => {
  const { id } = await aTenantToExport(1)
  await stopOrganization(parts.database, { id })
  const to = join(parts.directory, 'refused')
  for (const [which, message] of [
    [id, `Organization ${id} is being deleted.`],
    ['Nobody', 'There is no organization with the name "Nobody"'],
  ] as const) {
    const { status, stderr } = await runChannel(['organization', 'export', which, '--to', to], parts.environment)
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
  }
})
