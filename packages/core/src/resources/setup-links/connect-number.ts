import type { Known, SetupFailureReason } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import type { Outcome, Provider, ProviderNumberDetails } from '@channel/provider'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountNeedsConnection, pinOf } from '../accounts/index.ts'

/** The result of the provider's dialog, as sent by the browser. It is not trusted until the provider confirms it. */
export interface FinishedDialog {
  readonly code: string
  /** Null if the dialog did not name the number, which is allowed only for a number in the business app. */
  readonly phone_number_id: string | null
  readonly waba_id: string
  /** The number stays in the provider's business app on a phone. */
  readonly in_business_app: boolean
}

/** A number that is ready to send and whose webhooks are sent to the app. */
export interface ConnectedNumber {
  readonly token: string
  readonly waba_id: string
  readonly number: ProviderNumberDetails
  readonly in_business_app: boolean
}

/** The outcome of connecting a number. `detail` is for the operator and contains no secret. */
export type ConnectOutcome =
  | { readonly ok: true; readonly value: ConnectedNumber }
  | { readonly ok: false; readonly reason: Known<SetupFailureReason>; readonly detail: string }

// The owning customer may reconnect an account that was disconnected or whose token was refused.
const findRoute = statement(
  'find_connected_number',
  `SELECT route.phone_number_id FROM phone_number_routes route
   LEFT JOIN channel_accounts account
     ON account.organization_id = $2 AND account.organization_id = route.organization_id
     AND account.phone_number_id = route.phone_number_id AND account.customer_id = $3 AND ${accountNeedsConnection}
   WHERE route.phone_number_id = $1 AND account.id IS NULL`,
)

/**
 * Exchanges the code, subscribes the app and registers the number at the provider. A code is valid for 30 s and exchanged once.
 * Call it outside of a transaction; it can be repeated with another code. Never registers a number that stays in the business
 * app, because that would disconnect the phone of the business.
 */
export async function connectNumber(
  database: Queryable,
  scope: Pick<Scope, 'organizationId' | 'secrets'> & {
    readonly customerId: string
    /** Whether a number is connected in another cell; default none is. */
    readonly isInOtherCell?: ((phoneNumberId: string) => Promise<boolean>) | undefined
  },
  provider: Provider,
  dialog: FinishedDialog,
): Promise<ConnectOutcome> {
  const { waba_id } = dialog
  const exchanged = await provider.exchangeCode(dialog.code)
  if (!exchanged.ok) return failed('token_exchange_failed', 'exchange the code', exchanged)
  const { token } = exchanged.value
  const account = { wabaId: waba_id, token }

  const listed = await provider.listNumbers(account)
  if (!listed.ok) return failed('signup_error', 'list the numbers', listed)
  const number = findNumber(listed.value, dialog)
  if (typeof number === 'string') return { ok: false, reason: 'signup_error', detail: number }
  const { phoneNumberId: phone_number_id } = number
  // Checked only now, when the end-customer has proved to own the number.
  const routes = await database.query(findRoute, [phone_number_id, scope.organizationId, scope.customerId])
  if (routes.length > 0 || (await scope.isInOtherCell?.(phone_number_id))) {
    const detail = `The phone_number_id ${phone_number_id} is already connected.`
    return { ok: false, reason: 'number_already_connected', detail }
  }

  const subscribed = await provider.subscribeApp(account)
  if (!subscribed.ok) return failed('registration_failed', 'subscribe the app', subscribed)
  // The browser's data is not proof, so the provider's own data counts too.
  const in_business_app = dialog.in_business_app || number.inBusinessApp === true
  if (!in_business_app) {
    const pin = await pinOf(database, scope, phone_number_id)
    const registered = await provider.registerNumber({ phoneNumberId: phone_number_id, token }, pin)
    if (!registered.ok) return failed('registration_failed', 'register the number', registered)
  }
  return { ok: true, value: { token, waba_id, number, in_business_app } }
}

/** @returns the number of the signup, or a sentence that says why there is none */
function findNumber(
  numbers: readonly ProviderNumberDetails[],
  { phone_number_id, waba_id }: FinishedDialog,
): ProviderNumberDetails | string {
  if (phone_number_id !== null) {
    const named = numbers.find(({ phoneNumberId }) => phoneNumberId === phone_number_id)
    return named ?? `The business account ${waba_id} does not have the number ${phone_number_id} of the signup.`
  }
  const [only, ...others] = numbers.filter(({ inBusinessApp }) => inBusinessApp === true)
  if (only !== undefined && others.length === 0) return only
  const count = only === undefined ? 'no number' : 'several numbers'
  return `The signup named no number, and the business account ${waba_id} has ${count} in the business app.`
}

function failed(
  reason: Known<SetupFailureReason>,
  what: string,
  { failure }: Extract<Outcome<unknown>, { ok: false }>,
): ConnectOutcome {
  const why = failure.kind === 'refused' ? `refused with code ${failure.code}` : `did not respond: ${failure.kind}`
  return { ok: false, reason, detail: `The provider was asked to ${what} and ${why}.` }
}
