import { revokeApiKey } from '@channel/core/api-keys'
import { deleteContact } from '@channel/core/contacts'
import { ApiError, OperatorError } from '@channel/core/mechanisms/errors'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Database, type RowOf, statement } from '@channel/db'
import { eraseFromWebhook } from '@channel/provider'
import { stopOrganization } from '../deletion/index.ts'

const listImported = statement(
  'list_imported_restore_journal',
  `SELECT journal.organization_id, journal.id, kind, subject, contact.phone_number_id
   FROM restore_journal journal
   LEFT JOIN contacts contact ON kind = 'contact_erased'
     AND contact.organization_id = journal.organization_id AND contact.id = subject
   WHERE is_imported ORDER BY journal.id LIMIT 100`,
)
const forget = statement(
  'forget_repeated_journal',
  'DELETE FROM restore_journal WHERE organization_id = $1 AND id = $2',
)

type Imported = RowOf<'list_imported_restore_journal'>

export interface RepeatContext {
  readonly database: Database
  readonly secrets: Secrets
  /** The public base URL of media in events. */
  readonly mediaBaseUrl: string
  /** Receives errors of single entries, which stay stored. */
  readonly onError: (error: Error) => void
}

/**
 * Does again what was done since the backup was made: erases contacts, revokes keys, stops deleted organizations.
 *
 * @returns whether anything was done
 * @throws an error of the database; what was not done stays stored, and nothing is sent before it is done
 */
export async function repeatJournal(context: RepeatContext): Promise<boolean> {
  const entries = await context.database.query(listImported)
  let done = 0
  for (const entry of entries) {
    try {
      await repeat(context, entry)
    } catch (error) {
      // The account cannot be used in the state of the backup: it is tried again every few seconds.
      if (!(error instanceof ApiError)) throw error
      context.onError(error)
      continue
    }
    await context.database.execute(forget, [entry.organization_id, entry.id])
    done += 1
  }
  return done > 0
}

function repeat(context: RepeatContext, entry: Imported): Promise<unknown> {
  switch (entry.kind) {
    case 'api_key_revoked':
      return revokeAgain(context, entry)
    case 'organization_deleted':
      // Its data is deleted by an operator, who finds it with `channel restore check`.
      return stopOrganization(context.database, { id: entry.subject })
    default:
      return eraseAgain(context, entry)
  }
}

async function revokeAgain({ database }: RepeatContext, { subject }: Imported): Promise<void> {
  await revokeApiKey(database, { id: subject }).catch((error: unknown) => {
    // It was created and revoked since the backup.
    if (!(error instanceof OperatorError)) throw error
  })
}

async function eraseAgain({ database, secrets, mediaBaseUrl }: RepeatContext, entry: Imported): Promise<void> {
  const { organization_id: organizationId, subject: id, phone_number_id } = entry
  // It was created and erased since the backup.
  if (phone_number_id === null) return
  const scope = { secrets, mediaBaseUrl, organizationId, now: () => new Date(), eraseFromWebhook }
  await database.transaction((tx) => deleteContact(tx, scope, { params: { phone_number_id, id } }))
}
