import { randomInt } from 'node:crypto'
import { addMember, type Role } from '@channel/core/members'
import { createOrganization } from '@channel/core/organizations'
import { createTeam } from '@channel/core/teams'
import { hashPassword } from '@channel/sign-in/passwords'
import { expect } from 'vitest'
import type { TestApi } from './start-api.ts'

export const testPassword = 'a password of the tests'
let hash: Promise<string> | undefined

/** A response with its body as JSON. */
export interface DashboardResponse {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: Tests look into bodies of all operations.
  body: any
}

/** A user of the dashboard with a browser. */
export interface DashboardUser {
  readonly id: string
  readonly email: string
  readonly organizationId: string
  /** The cookie of the current session. */
  cookie: string
  send(
    method: string,
    path: string,
    parts?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<DashboardResponse>
  signIn(password?: string, code?: string): Promise<DashboardResponse>
}

/** Creates a user, in an organization of its own by default, and signs it in. */
export async function aDashboardUser(
  api: Pick<TestApi, 'url'> & { readonly dependencies: Pick<TestApi['dependencies'], 'database'> },
  { role = 'owner', organizationId }: { role?: Role; organizationId?: string } = {},
): Promise<DashboardUser> {
  const { database } = api.dependencies
  hash ??= hashPassword(testPassword)
  const password_hash = await hash
  const email = `user${randomInt(1e12)}@example.com`
  const [id, organization_id] = await database.transaction(async (tx) => {
    const organization_id = organizationId ?? (await createOrganization(tx, { name: 'Test', plan: 'platform' })).id
    if (organizationId === undefined) await createTeam(tx, { organization_id, name: 'Team' })
    return [await addMember(tx, { organization_id, name: 'Ada Lovelace', email, role, password_hash }), organization_id]
  })
  const user: DashboardUser = {
    id,
    email,
    organizationId: organization_id,
    cookie: '',
    send: (method, path, parts = {}) =>
      sendFromBrowser(api.url, method, path, { ...parts, headers: { cookie: user.cookie, ...parts.headers } }),
    async signIn(password = testPassword, code) {
      const response = await user.send('POST', '/dashboard/session', { body: { email, password, code } })
      const [cookie] = response.headers.getSetCookie()
      if (cookie !== undefined) user.cookie = cookie.split(';')[0] ?? ''
      return response
    },
  }
  await user.signIn()
  return user
}

/** Sends a request as a page of the service does. */
export async function sendFromBrowser(
  url: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<DashboardResponse> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  // No script can read a cookie, and no page of another site can use one.
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/; Path=\/; (?:Secure; )?HttpOnly; (?:Secure; )?SameSite=Lax$/)
  }
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text, response.headers) }
}

/** An export is text; all other bodies are JSON. */
function parse(text: string, headers: Headers): unknown {
  if (text === '') return undefined
  return /^text\/csv\b/.test(headers.get('content-type') ?? '') ? text : JSON.parse(text)
}
