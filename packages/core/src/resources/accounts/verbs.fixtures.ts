import * as core from '../../testing/every-export.ts'
import { anAccount, aTeam, newPhoneNumber, newPhoneNumberId } from '../../testing/index.ts'
import { currentTime, database, nothing, records, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of accounts that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  connectAccount: records('account.connected').by((tx, { organization_id, team, customer }) => {
    const numbers = { phone_number_id: newPhoneNumberId(), phone_number: newPhoneNumber() }
    const owners = { organization_id, team_id: team.id, customer_id: customer.id }
    return core.connectAccount(tx, { ...owners, ...numbers, name: 'Nordlys' })
  }),
  verifyAccount: records('account.updated').with(async ({ team }) => {
    const { id } = await anAccount(database, team, { verified: false })
    return (tx) => core.verifyAccount(tx, { id })
  }),
  disconnectAccount: records('account.disconnected').by((tx, { account: { id } }) =>
    core.disconnectAccount(tx, { id }),
  ),
  moveAccount: records('account.updated').with(async ({ organization_id, account: { id } }) => {
    const { id: team_id } = await aTeam(database, organization_id)
    return (tx) => core.moveAccount(tx, { id, team_id })
  }),
  authorizeAccount: records('account.updated').by((tx, { scope, account: { id } }) =>
    core.authorizeAccount(tx, scope.secrets, { id, token: 'token', waba_id: newPhoneNumberId() }),
  ),
  recordHistorySync: records('account.updated').by((tx, { scope, phone_number_id }) =>
    core.recordHistorySync(tx, scope, phone_number_id, { status: 'requested' }),
  ),
  applyAccountAlert: records('account.updated').with(async ({ scope, account: { id } }) => {
    const waba_id = newPhoneNumberId()
    await database.transaction((tx) => core.authorizeAccount(tx, scope.secrets, { id, token: 'token', waba_id }))
    const number = { phone_number_id: null, phone_number: null }
    const alert = { waba_id, number, type: 'security', severity: null, text: null, reported_at: '2026-11-20T09:14:06Z' }
    return (tx) => core.applyAccountAlert(tx, alert)
  }),
  applyAccountUpdate: records('account.updated', 'account.disconnected').with(async ({ scope, account: { id } }) => {
    const waba_id = newPhoneNumberId()
    await database.transaction((tx) => core.authorizeAccount(tx, scope.secrets, { id, token: 'token', waba_id }))
    const now = await currentTime()
    return async (tx) => {
      for (const event of ['ACCOUNT_RESTRICTION', 'PARTNER_REMOVED']) {
        await core.applyAccountUpdate(tx, { waba_id, event, reported_at: now })
      }
    }
  }),
  updateAccountPin: nothing.with(async ({ scope, phone_number_id }) => {
    const input = { params: { phone_number_id }, body: { pin: '482915' } }
    return (tx) => core.updateAccountPin(tx, scope, input)
  }),
}
