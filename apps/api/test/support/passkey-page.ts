import type { Page } from 'playwright-core'

/** A virtual authenticator of the browser, which needs no interaction. */
export async function addAuthenticator(view: Page, { isUserVerified = true } = {}) {
  const client = await view.context().newCDPSession(view)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

/** Adds a passkey on the page of the security settings. */
export async function addPasskey(view: Page, name: string): Promise<void> {
  await view.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = view.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await dialog.waitFor({ state: 'detached' })
}
