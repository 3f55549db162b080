import { randomUUID } from 'node:crypto'
import { statement } from '@channel/db'
import * as core from '../../testing/every-export.ts'
import { newPhoneNumber } from '../../testing/index.ts'
import { database, nothing, type VerbsOf, type World } from '../../testing/verb-cases.ts'

const leaseImport = statement(
  'test_lease_contact_import',
  `UPDATE contact_imports SET status = 'running', lease_token = $3::uuid WHERE organization_id = $1 AND id = $2`,
)

const anUploadedFile = async ({ scope, phone_number_id }: World) => {
  const stored = { media_id: core.newId('media'), stored_name: core.newFileName() }
  await core.reserveStoredName(database, scope, stored)
  const file = { ...stored, mime_type: 'text/csv', filename: 'a.csv', size: 1, sha256: '0'.repeat(64) }
  return { file, params: { phone_number_id } }
}

const aContactImport = async (world: World) => {
  const { file, params } = await anUploadedFile(world)
  return database.transaction((tx) => core.createContactImport(tx, world.scope, { params }, file))
}

/** The verbs of contact imports that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createContactImport: nothing.with(async (world) => {
    const { file, params } = await anUploadedFile(world)
    return (tx) => core.createContactImport(tx, world.scope, { params }, file)
  }),
  cancelContactImport: nothing.with(async (world) => {
    const { id } = await aContactImport(world)
    const params = { phone_number_id: world.phone_number_id, id }
    return (tx) => core.cancelContactImport(tx, world.scope, { params })
  }),
  importRows: nothing.with(async (world) => {
    const { id, phone_number_id } = await aContactImport(world)
    const { organization_id } = world
    const lease_token = randomUUID()
    await database.execute(leaseImport, [organization_id, id, lease_token])
    const row = { line: 2, phone_number: newPhoneNumber(), fields: { name: 'Ana' }, labels: [] }
    return (tx) => core.importRows(tx, { organization_id, id, phone_number_id, lease_token }, [row])
  }),
}
