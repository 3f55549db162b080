import { callDashboard } from './call-dashboard.ts'
import { isAtIpAddress } from './passkey-address.ts'

/** Whether this browser has passkeys, at this address. */
export function hasPasskeys(): boolean {
  const has = typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return has && !isAtIpAddress()
}

/** Asks the browser to create a passkey, and adds it. Needs the password unless the user has just signed in. */
export async function addPasskey({ name, password }: { name: string; password?: string | undefined }): Promise<void> {
  const body = password ? { password } : {}
  const { data } = await callDashboard((api) => api.POST('/dashboard/passkeys/challenge', { body }))
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(data.public_key))
  const credential = JSON.stringify(await navigator.credentials.create({ publicKey }))
  await callDashboard((api) => api.POST('/dashboard/passkeys', { body: { name, credential } }))
}

/** Asks the browser for a passkey, and signs its user in. */
export async function signInByPasskey() {
  const { data } = await callDashboard((api) => api.POST('/dashboard/session/challenge'))
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(data.public_key))
  const credential = JSON.stringify(await navigator.credentials.get({ publicKey }))
  return callDashboard((api) => api.POST('/dashboard/session/passkey', { body: { credential } }))
}

/** Whether the user has closed the question of the browser, or has no passkey for it. */
export function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
