import { statement } from '@channel/db'
import { eventsRecordedBy } from '@channel/test-kit'
import { expect, it } from 'vitest'
import type * as core from '../../testing/every-export.ts'
import { aWorld, database, type VerbsOf } from '../../testing/verb-cases.ts'
import * as folders from './every-verb.fixtures.ts'

const transactionId = statement('test_transaction_id', 'SELECT pg_current_xact_id()::xid::text AS id')

// A verb of a folder without cases does not compile.
const verbs: VerbsOf<typeof core> = {
  ...folders.auditLog,
  ...folders.outbox,
  ...folders.accounts,
  ...folders.apiKeys,
  ...folders.assignmentRules,
  ...folders.broadcasts,
  ...folders.contactImports,
  ...folders.contacts,
  ...folders.conversations,
  ...folders.customers,
  ...folders.groups,
  ...folders.invitations,
  ...folders.labels,
  ...folders.media,
  ...folders.members,
  ...folders.messageLinks,
  ...folders.messages,
  ...folders.notes,
  ...folders.organizations,
  ...folders.passkeys,
  ...folders.passwords,
  ...folders.savedReplies,
  ...folders.session,
  ...folders.sessions,
  ...folders.setupLinks,
  ...folders.teams,
  ...folders.templates,
  ...folders.users,
  ...folders.webhookDeliveries,
  ...folders.webhookSubscriptions,
}

it.each(Object.entries(verbs))('%s records exactly its events, in its own transaction', async (_name, verb) => {
  const world = await aWorld()
  const act = await verb.prepare(world)
  let own: string | undefined
  const run = async () => {
    await database.transaction(async (tx) => {
      await act(tx)
      own = (await tx.query<{ id: string }>(transactionId))[0]?.id
    })
  }
  const events = await eventsRecordedBy(database, world.organization_id, run)
  expect(events.map(({ payload }) => payload.type).toSorted()).toEqual(verb.records.toSorted())
  for (const { transaction } of events) expect(transaction).toBe(own)
})

it('rolls back its events with its transaction', async () => {
  const world = await aWorld()
  const act = await verbs.receiveMessage.prepare(world)
  const events = await eventsRecordedBy(database, world.organization_id, () =>
    database
      .transaction(async (tx) => {
        await act(tx)
        throw new Error('changed my mind')
      })
      .catch((error: Error) => expect(error.message).toBe('changed my mind')),
  )
  expect(events).toEqual([])
})
