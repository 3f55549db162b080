import { statement } from '@channel/db'
import { eventsRecordedBy } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { accounts } from './background-verbs/accounts.ts'
import { sendsAndCalls } from './background-verbs/sends-and-calls.ts'
import { sweeps } from './background-verbs/sweeps.ts'
import { templatesAndContacts } from './background-verbs/templates-and-contacts.ts'
import { webhooksAndNotices } from './background-verbs/webhooks-and-notices.ts'
import { aWorld, database, type EveryVerb } from './background-verbs/world.ts'

/** Every background verb and the events that it records. A missing verb does not compile. */
const verbs: EveryVerb = {
  ...accounts,
  ...templatesAndContacts,
  ...sendsAndCalls,
  ...webhooksAndNotices,
  ...sweeps,
}

const writers: Readonly<Record<string, ReturnType<typeof writerOf>>> = {
  conversation: writerOf('conversations'),
  message: writerOf('messages'),
  channel_account: writerOf('channel_accounts'),
  customer_setup_link: writerOf('customer_setup_links'),
}
function writerOf(table: string) {
  return statement(
    `test_background_writer_of_${table}`,
    `SELECT xmin::text AS transaction FROM ${table} WHERE organization_id = $1 AND id = $2`,
  )
}

it.each(Object.entries(verbs))(
  '%s records exactly its events, in the transaction of the change',
  async (_name, { records, writer, prepare }) => {
    const world = await aWorld()
    const act = await prepare(world)
    const organizationId = world.organization.id
    const events = await eventsRecordedBy(database, organizationId, act)
    expect(events.map(({ payload }) => payload.type)).toEqual(records)
    for (const { payload, transaction } of events) {
      const { id, object } = payload.data.object
      const rows = await database.query(writer ?? writers[object] ?? expect.fail(object), [organizationId, id])
      expect(rows).toEqual([{ transaction }])
    }
    // A second run records nothing.
    if (records.length > 0) expect(await eventsRecordedBy(database, organizationId, act)).toEqual([])
  },
)
