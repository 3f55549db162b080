import { randomBytes } from 'node:crypto'
import { digitsOf } from '../conversations.ts'
import type { PhoneNumber } from '../model.ts'
import { newId } from '../new-id.ts'
import { setNumber } from '../numbers.ts'
import type { State } from '../state.ts'
import { ensureWaba } from '../wabas.ts'
import { invalidParameter, providerError } from './provider-error.ts'

const codeLifeMs = 30_000

export interface SignupChoice {
  /** Whether the number stays in the business app; unchanged by default. */
  readonly inBusinessApp?: boolean | undefined
}

/** Finishes the dialog. A known number is reused; otherwise a new one is created with its own account. */
export function finishSignup(state: State, phoneNumber: string, name: string, { inBusinessApp }: SignupChoice = {}) {
  const digits = digitsOf(phoneNumber)
  const known = [...state.numbers.values()].find((each) => digitsOf(each.displayPhoneNumber) === digits)
  const phone = known ?? createNumber(state, `+${digits}`, name)
  // A number in the business app is already registered, by that app.
  const number = inBusinessApp ? setNumber(state, phone.id, { in_business_app: true, registered: true }) : phone
  const code = `AQ${randomBytes(30).toString('base64url')}`
  state.codes.set(code, { wabaId: number.wabaId, until: state.clock.now() + codeLifeMs })
  return { code, phoneNumberId: number.id, wabaId: number.wabaId, businessId: newId() }
}

function createNumber(state: State, display_phone_number: string, verified_name: string): PhoneNumber {
  const waba_id = newId()
  const waba = ensureWaba(state, waba_id)
  waba.subscribed = false
  waba.token = newToken()
  return setNumber(state, newId(), { waba_id, display_phone_number, verified_name, registered: false })
}

/** Exchanges a code for a token, once and within 30 s. */
export function exchangeCode(state: State, query: URLSearchParams): Response {
  if (query.get('client_id') !== state.app.id || query.get('client_secret') !== state.app.secret) {
    return providerError({ code: 1, message: 'Error validating client secret.' })
  }
  const code = query.get('code') ?? ''
  const found = state.codes.get(code)
  state.codes.delete(code)
  if (found === undefined) {
    return providerError({ code: 100, subcode: 36009, message: 'This authorization code has been used.' })
  }
  if (found.until <= state.clock.now()) {
    return providerError({ code: 100, subcode: 36007, message: 'This authorization code has expired.' })
  }
  // If any token may open the account, this must not change: a new token would lock out the current users.
  const token = ensureWaba(state, found.wabaId).token ?? newToken()
  return Response.json({ access_token: token, token_type: 'bearer' })
}

function newToken(): string {
  return `EAAG${randomBytes(48).toString('base64url').replaceAll(/[-_]/g, '')}`
}

/**
 * Registers a number for sending. Its first pin becomes its pin. A number in the business app stops working there.
 */
export function registerNumber(number: PhoneNumber, json: unknown): Response {
  const { messaging_product: product, pin } = (json ?? {}) as { messaging_product?: unknown; pin?: unknown }
  if (product !== 'whatsapp') return invalidParameter('(#100) The parameter messaging_product is required.')
  if (!isPin(pin)) return invalidPin()
  if (number.pin !== undefined && number.pin !== pin) {
    return providerError({ code: 133005, message: '(#133005) Two step verification PIN Mismatch' })
  }
  number.pin = pin
  number.registered = true
  number.inBusinessApp = false
  return Response.json({ success: true })
}

/** Sets or replaces the pin of a number. */
export function setPin(number: PhoneNumber, json: unknown): Response {
  const { pin } = (json ?? {}) as { pin?: unknown }
  if (!isPin(pin)) return invalidPin()
  number.pin = pin
  return Response.json({ success: true })
}

function isPin(pin: unknown): pin is string {
  return typeof pin === 'string' && /^\d{6}$/.test(pin)
}

function invalidPin(): Response {
  return invalidParameter('(#100) Param pin must be 6 characters long.')
}
