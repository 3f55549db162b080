import type { AccountReference } from '@channel/contract/types'
import { type Database, type Session, statement } from '@channel/db'
import { type AccountRow, accountReference } from '../accounts/index.ts'
import { type Brand, findBrand, findOrganization, logoUrl, organizationView } from '../organizations/index.ts'
import { type Exported, rowsAtATime, type ViewContext } from './exported.ts'
import { exportedKinds } from './exported-kinds.ts'

export interface ReadOptions {
  readonly mediaBaseUrl: string
  /** Receives the organization itself, with its brand, first. */
  readonly onOrganization: (organization: unknown, readAt: string) => Promise<void>
  /** Receives a batch. @param kind the name of a file, such as `messages` */
  readonly onItems: (kind: string, items: readonly unknown[]) => Promise<void>
}

const readTime = statement('read_export_time', 'SELECT now() AS read_at')

/**
 * Reads all data of an organization as of one time, in batches, in the shapes of the API. Secrets are not included.
 *
 * @throws OperatorError for an unknown organization
 */
export async function readOrganization(
  database: Pick<Database, 'session'>,
  id: string,
  options: ReadOptions,
): Promise<void> {
  await database.session(async (session) => {
    // A slow disk must not end the snapshot.
    await session.run("SET idle_in_transaction_session_timeout = '10min'")
    await session.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const organization = organizationView(await findOrganization(session, id))
    const [time] = await session.query(readTime)
    const brand = brandView(await findBrand(session, id))
    await options.onOrganization({ ...organization, brand }, time!.read_at)
    const accounts = new Map<string, AccountReference>()
    const context: ViewContext = {
      accountOf: (phoneNumberId) => accounts.get(phoneNumberId)!,
      mediaBaseUrl: options.mediaBaseUrl,
      now: new Date(time!.read_at),
    }
    for (const kind of exportedKinds) {
      for await (const rows of rowsOf(session, id, kind)) {
        if (kind.name === 'accounts') remember(accounts, rows as unknown as AccountRow[])
        await options.onItems(
          kind.name,
          rows.map((row) => kind.view(row as never, context)),
        )
      }
    }
  })
}

function remember(accounts: Map<string, AccountReference>, rows: readonly AccountRow[]): void {
  for (const row of rows) accounts.set(row.phone_number_id, accountReference(row))
}

async function* rowsOf(session: Session, id: string, { read, first }: Exported) {
  for (let position = first; ; ) {
    const rows = await session.query(read, [id, position])
    yield rows
    if (rows.length < rowsAtATime) return
    position = rows.at(-1)!.position
  }
}

function brandView({ color, logo }: Brand) {
  return { object: 'brand', color, logo: logo && logoUrl(logo) }
}
