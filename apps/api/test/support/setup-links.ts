import type { CustomerSetupLink } from '@channel/contract/types'
import { expect } from 'vitest'
import { newPhoneNumber } from './phone-numbers.ts'
import { send } from './send.ts'
import type { TestApi } from './start-api.ts'
import type { Tenant } from './tenant.ts'

/** Creates a setup link, for a new customer by default. */
export async function aSetupLink(tenant: Tenant, body: object = {}, customer?: string): Promise<CustomerSetupLink> {
  const customer_id = customer ?? (await tenant.addCustomer('Nordlys Hotels')).id
  const response = await send('createSetupLink', tenant, { params: { customer_id }, body })
  expect(response.status).toBe(201)
  return response.body.data
}

/** The page's post after the provider's dialog has finished; `change` overrides the ids in the dialog's message. */
export function finishDialog(
  { simulator }: Pick<TestApi, 'simulator'>,
  phoneNumber = newPhoneNumber(),
  change: Readonly<Record<string, unknown>> = {},
) {
  const { code, phoneNumberId, wabaId, businessId } = simulator.finishSignup(phoneNumber, 'Nordlys Front Desk')
  const ids = { phone_number_id: phoneNumberId, waba_id: wabaId, business_id: businessId, ...change }
  return { code, message: dialogMessage('FINISH', ids) }
}

/**
 * Like {@link finishDialog}, for a number that stays in the business app. @param named whether the dialog names the
 * number
 */
export function finishInBusinessApp(
  { simulator }: Pick<TestApi, 'simulator'>,
  { phoneNumber = newPhoneNumber(), named = true }: { phoneNumber?: string; named?: boolean } = {},
) {
  const choice = { inBusinessApp: true }
  const { code, phoneNumberId, wabaId } = simulator.finishSignup(phoneNumber, 'Nordlys Front Desk', choice)
  const ids = { waba_id: wabaId, ...(named && { phone_number_id: phoneNumberId }) }
  return { code, message: dialogMessage('FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING', ids), phoneNumberId, wabaId }
}

/** The message of the provider's dialog to the window that opened it. */
export function dialogMessage(event: string, data: object): string {
  return JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event, version: '3', data })
}

/** The ids in the dialog's message. */
export function idsOf(result: { readonly message: string }): { phone_number_id: string; waba_id: string } {
  return JSON.parse(result.message).data
}

/** Opens a setup link as a browser does. */
export async function open(url: string) {
  const response = await fetch(url, { headers: { Accept: 'text/html,*/*;q=0.8' } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Posts the dialog's result as the page does. */
export async function post(url: string, result: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: typeof result === 'string' ? result : JSON.stringify(result),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of every shape and asserts what it expects
  const body: any = isJson ? JSON.parse(text) : undefined
  return { status: response.status, headers: response.headers, text, body }
}
