import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { listUnfinishedDeletions } from '@channel/queues/deletion'
import { describe, expect, it } from 'vitest'
import { useLeaving } from './leave.fixtures.ts'
import { channelEntry, runChannel, runJson } from './support/run-channel.ts'

const { parts, aTenantWith } = useLeaving()

const run = (...args: string[]) => runJson<Record<string, unknown>>(['organization', ...args], parts.environment)
const countMessages = statement(
  'cli_test_count_messages',
  'SELECT count(*)::int AS count FROM messages WHERE organization_id = $1',
)

const messagesOf = async ({ organization }: Tenant) =>
  (await parts.database.query<{ count: number }>(countMessages, [organization.id]))[0]!.count

describe('organization show', () => {
  it('shows an organization by id or name, and counts what it has, up to a limit', async () => {
    const { organization } = await aTenantWith(10_000)
    const shown = await run('show', organization.id)
    expect(shown).toMatchObject({
      id: organization.id,
      contents: { accounts: 1, contacts: 1, messages: 10_000, users: 0 },
    })
    expect(shown).toMatchObject({ capped: ['messages'], deletion_started_at: null })
    const { id } = await run('create', '--name', 'The only one')
    expect(await run('show', 'The only one')).toMatchObject({ id, capped: [] })
    const { stdout } = await runChannel(['organization', 'show', organization.id], parts.environment)
    expect(stdout).toMatch(/^messages +10000 or more$/m)
  })

  it.each([
    ['Nobody', /There is no organization with the name "Nobody"/],
    ['org_01JQ4Z0N9V7T3C5R8M2K6X1WEB', /There is no organization org_01JQ4/],
  ])('refuses %s', async (name, message) => {
    const { status, stderr } = await runChannel(['organization', 'show', name], parts.environment)
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(message) })
  })
})

describe('organization delete', () => {
  it('requires a confirmation that says what will be deleted', async () => {
    const { organization } = await aTenantWith(2)
    for (const confirmed of [[], ['--confirm', 'Another name']]) {
      const args = ['organization', 'delete', organization.id, ...confirmed]
      const { status, stderr } = await runChannel(args, parts.environment)
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(/1 accounts, 1 contacts and 3 messages: .* --confirm ".*", or --yes\.\n$/),
      })
    }
    expect(await run('show', organization.id)).toMatchObject({ state: 'active' })
  })

  it('continues after kill -9, and prints and writes a receipt of everything', async () => {
    const [tenant, other] = [await aTenantWith(6_000), await aTenantWith(5)]
    const { id } = tenant.organization
    const child = spawn(process.execPath, [channelEntry, 'organization', 'delete', id, '--yes'], {
      env: { PATH: process.env.PATH, ...parts.environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await once(child.stderr, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const left = await messagesOf(tenant)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(6_001)
    expect(await listUnfinishedDeletions(parts.database)).toEqual([id])
    const { stdout } = await runChannel(['restore', 'check'], parts.environment)
    expect(stdout).toContain(`run \`organization delete ${id}\``)

    const file = join(parts.directory, 'receipt.json')
    const receipt = await run('delete', id, '--receipt', file)
    expect(receipt).toMatchObject({
      object: 'organization_deletion',
      organization_id: id,
      removed: { messages: 6_001, contacts: 1, conversations: 1, channel_accounts: 1, organizations: 1 },
      deleted_by: expect.stringMatching(/.@./),
    })
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(receipt)
    expect([await messagesOf(tenant), await messagesOf(other)]).toEqual([0, 6])
    expect(await listUnfinishedDeletions(parts.database)).toEqual([])

    const refused = await runChannel(['organization', 'delete', id, '--receipt', file], parts.environment)
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') })
  })
})
