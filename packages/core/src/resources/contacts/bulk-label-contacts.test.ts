import type { BulkLabel } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aLabel, anAccount, aTeam, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { deleteLabel } from '../labels/index.ts'
import { bulkLabelContacts, bulkLabelContactsInAccount } from './bulk-label-contacts.ts'
import { listContacts } from './list-contacts.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

function bulk(body: BulkLabel, of: Tenant = tenant) {
  return database.transaction((tx) => bulkLabelContacts(tx, of.scope, { body }))
}

function bulkInAccount(body: BulkLabel, phone_number_id = tenant.account.phone_number_id) {
  const input = { params: { phone_number_id }, body }
  return database.transaction((tx) => bulkLabelContactsInAccount(tx, tenant.scope, input))
}

async function labeled(label_id: string, of: Tenant = tenant): Promise<string[]> {
  const params = { phone_number_id: of.account.phone_number_id }
  const { data } = await listContacts(database, of.scope, { params, query: { label_id, limit: 100 } })
  return data.map(({ id }) => id)
}

/** One contact for each case that the counts distinguish. */
async function contactsOfEveryKind() {
  const otherTeam = await aTeam(database, tenant.organization.id)
  const [sameTeamAccount, otherTeamAccount] = [
    await anAccount(database, tenant.team),
    await anAccount(database, otherTeam),
  ]
  return {
    label: await aLabel(database, tenant.team),
    mine: await aContact(database, tenant.account),
    sameTeam: await aContact(database, sameTeamAccount),
    otherTeam: await aContact(database, otherTeamAccount),
    foreign: await aContact(database, (await aTenant(database)).account),
    sameTeamAccount,
  }
}

describe('counts', () => {
  it('count contacts of other organizations and of other teams separately', async () => {
    const { label, mine, sameTeam, otherTeam, foreign } = await contactsOfEveryKind()
    const contact_ids = [mine.id, sameTeam.id, otherTeam.id, foreign.id, newId('contact')]
    for (const operation of ['attach', 'detach'] as const) {
      expect(await bulk({ contact_ids, label_id: label.id, operation })).toEqual({
        applied: 2,
        skipped_cross_org: 2,
        skipped_team_mismatch: 1,
      })
      expect(await labeled(label.id)).toEqual(operation === 'attach' ? [mine.id] : [])
    }
  })

  it('count contacts of other accounts as skipped_cross_org on the account path', async () => {
    const { label, mine, sameTeam, otherTeam, foreign, sameTeamAccount } = await contactsOfEveryKind()
    const contact_ids = [mine.id, sameTeam.id, otherTeam.id, foreign.id, newId('contact')]
    expect(await bulkInAccount({ contact_ids, label_id: label.id, operation: 'attach' })).toEqual({
      applied: 1,
      skipped_cross_org: 4,
      skipped_team_mismatch: 0,
    })
    expect(await labeled(label.id, { ...tenant, account: sameTeamAccount })).toEqual([])
    const label_id = (await aLabel(database, await aTeam(database, tenant.organization.id))).id
    expect(await bulkInAccount({ contact_ids, label_id, operation: 'attach' })).toEqual({
      applied: 0,
      skipped_cross_org: 4,
      skipped_team_mismatch: 1,
    })
  })

  it('count duplicate ids once, and include contacts that already had the label', async () => {
    const { id } = await aContact(database, tenant.account)
    const label = await aLabel(database, tenant.team)
    const body = { contact_ids: [id, id, id], label_id: label.id }
    const once = { applied: 1, skipped_cross_org: 0, skipped_team_mismatch: 0 }
    expect(await bulk({ ...body, operation: 'detach' })).toEqual(once)
    expect(await bulk({ ...body, operation: 'attach' })).toEqual(once)
    expect(await bulk({ ...body, operation: 'attach' })).toEqual(once)
    expect(await bulk({ ...body, operation: 'detach' })).toEqual(once)
    expect(await labeled(label.id)).toEqual([])
  })

  it('count malformed ids as skipped_cross_org', async () => {
    const label = await aLabel(database, tenant.team)
    const contact_ids = ['', 'nonsense', 'a\0b', '\ud800', `{"}',--`, label.id, 'x'.repeat(10_000), 'nonsense']
    expect(await bulk({ contact_ids, label_id: label.id, operation: 'attach' })).toEqual({
      applied: 0,
      skipped_cross_org: 7,
      skipped_team_mismatch: 0,
    })
  })

  it('support 1000 contacts', async () => {
    const label = await aLabel(database, tenant.team)
    const contacts = await Promise.all(Array.from({ length: 20 }, () => aContact(database, tenant.account)))
    const contact_ids = [...contacts.map(({ id }) => id), ...Array.from({ length: 980 }, () => newId('contact'))]
    expect(await bulk({ contact_ids, label_id: label.id, operation: 'attach' })).toEqual({
      applied: 20,
      skipped_cross_org: 980,
      skipped_team_mismatch: 0,
    })
    expect((await labeled(label.id)).toSorted()).toEqual(contacts.map(({ id }) => id).toSorted())
    expect(await recordedEvents(database, tenant.organization.id, contacts[0]?.id)).toHaveLength(1)
  })
})

describe('errors', () => {
  it('return resource_not_found for an unknown or foreign label', async () => {
    const other = await aTenant(database)
    const theirs = await aContact(database, other.account)
    const { id } = await aContact(database, tenant.account)
    for (const label_id of [newId('label'), (await aLabel(database, other.team)).id]) {
      for (const operation of ['attach', 'detach'] as const) {
        await expectApiError(
          bulk({ contact_ids: [id, theirs.id], label_id, operation }),
          'resource_not_found',
          'label_id',
        )
      }
      expect(await labeled(label_id, other)).toEqual([])
    }
  })
})

it('does not deadlock with concurrent calls for the same contacts in another order', async () => {
  const label = await aLabel(database, tenant.team)
  const contacts = await Promise.all(Array.from({ length: 30 }, () => aContact(database, tenant.account)))
  const ids = contacts.map(({ id }) => id)
  for (let round = 0; round < 5; round++) {
    const results = await Promise.all(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((contact_ids, index) =>
        bulk({ contact_ids, label_id: label.id, operation: (index + round) % 3 === 0 ? 'detach' : 'attach' }),
      ),
    )
    for (const { applied } of results) expect(applied).toBe(30)
  }
})

it('succeeds or returns resource_not_found while the label is being deleted', async () => {
  const contacts = await Promise.all(Array.from({ length: 10 }, () => aContact(database, tenant.account)))
  const contact_ids = contacts.map(({ id }) => id)
  for (let round = 0; round < 6; round++) {
    const { id: label_id } = await aLabel(database, tenant.team)
    await bulk({ contact_ids, label_id, operation: 'attach' })
    const [deletion, ...labelings] = await Promise.allSettled([
      database.transaction((tx) => deleteLabel(tx, tenant.scope, { params: { id: label_id } })),
      bulk({ contact_ids, label_id, operation: 'detach' }),
      bulk({ contact_ids, label_id, operation: 'attach' }),
    ])
    expect(deletion?.status).toBe('fulfilled')
    for (const outcome of labelings) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'resource_not_found' })
    }
    expect(await labeled(label_id)).toEqual([])
  }
})
