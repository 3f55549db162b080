import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { expect, vi } from 'vitest'
import { aDashboardUser, type DashboardUser, testPassword } from './dashboard.ts'
import { insertPasskey } from './insert-passkey.ts'
import { type RequestParts, send } from './send.ts'
import type { TestApi } from './start-api.ts'
import { storedFile } from './stored-file.ts'
import type { Tenant } from './tenant.ts'
import { aPicture } from './written-fields.ts'

/** The organization that a request is about, and an owner who is signed in. */
export interface DashboardTenant {
  readonly api: TestApi
  readonly tenant: Tenant
  readonly user: DashboardUser
}

type MakeRequest = (owner: DashboardTenant) => Promise<RequestParts>

const nothing: MakeRequest = async () => ({})
const ofMember = async ({ api, tenant: { organizationId } }: DashboardTenant) => ({
  params: { id: (await aDashboardUser(api, { organizationId, role: 'member' })).id },
})
const ofInvitation: MakeRequest = async ({ user }) => {
  const { body } = await user.send('POST', '/dashboard/invitations', { body: newInvitation() })
  return { params: { id: body.data.id } }
}
const ofKey = async ({ user }: DashboardTenant) => {
  const { body } = await user.send('POST', '/dashboard/api_keys', { body: { name: 'Web shop' } })
  return { params: { id: body.data.id as string } }
}
const ofOtherSession: MakeRequest = async ({ user }) => {
  const { cookie } = user
  await user.signIn()
  const { body } = await user.send('GET', '/dashboard/sessions')
  user.cookie = cookie
  return { params: { id: body.data[0].id } }
}

/** A call in the API log, and the key that made it. */
async function aLoggedCall({ api, tenant, user }: DashboardTenant): Promise<{ request_id: string; key_id: string }> {
  const response = await fetch(`${api.url}/v1/me`, { headers: { Authorization: `Bearer ${tenant.key}` } })
  const id = response.headers.get('x-request-id') ?? ''
  const find = async () => {
    const { status, body } = await user.send('GET', `/dashboard/api_log/${id}`)
    expect(status).toBe(200)
    return body.data.key_id
  }
  return { request_id: id, key_id: await vi.waitFor(find, { timeout: 120_000, interval: 10 }) }
}

/** A new valid request for every operation of the dashboard. A missing one is a compile error. */
export const validDashboardRequests: Record<DashboardOperationId, MakeRequest> = {
  getSession: nothing,
  createSession: async ({ user }) => ({ body: { email: user.email, password: testPassword } }),
  updateSession: async ({ user }) => ({ body: { organization_id: user.organizationId } }),
  createMembership: async () => ({ body: { token: 'a'.repeat(32) } }),
  deleteMembership: nothing,
  getSignInMethods: nothing,
  deleteSession: nothing,
  updateProfile: async () => ({ body: { name: 'Augusta Ada' } }),
  listMessageLinks: async ({ tenant }) => ({ query: { message_id: (await tenant.receiveMessage()).id } }),
  createMessageLink: async ({ tenant }) => ({ body: { message_id: (await tenant.receiveMessage()).id } }),
  deleteMessageLink: async ({ tenant, user }) => {
    const body = { message_id: (await tenant.receiveMessage()).id }
    const created = await user.send('POST', '/dashboard/message_links', { body })
    return { params: { id: created.body.data.id } }
  },
  updatePresence: async () => ({ body: { conversation_id: 'cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6', state: 'viewing' } }),
  updateAvailability: async () => ({ body: { available: false } }),
  updatePassword: async () => ({ body: { current_password: testPassword, new_password: 'quite another password' } }),
  createPasswordReset: async ({ user }) => ({ body: { email: user.email } }),
  completePasswordReset: async () => ({ body: { token: 'a'.repeat(32), new_password: 'quite another password' } }),
  createSecondFactor: async () => ({ body: { password: testPassword } }),
  updateSecondFactor: async () => ({ body: { enabled: false, password: testPassword } }),
  listPasskeys: nothing,
  createPasskeyChallenge: nothing,
  createPasskey: async () => ({ body: { name: 'Laptop', credential: '{"id":"x","response":{}}' } }),
  updatePasskey: async (owner) => ({
    params: { id: await insertPasskey(owner.api, owner.user) },
    body: { name: 'Laptop' },
  }),
  deletePasskey: async (owner) => ({ params: { id: await insertPasskey(owner.api, owner.user) } }),
  createSessionChallenge: nothing,
  createPasskeySession: async () => ({ body: { credential: '{"id":"x","response":{}}' } }),
  listUserSessions: nothing,
  deleteUserSession: ofOtherSession,
  deleteOtherUserSessions: nothing,
  listMembers: nothing,
  updateMember: async (owner) => ({ ...(await ofMember(owner)), body: { role: 'read_only' } }),
  deleteMember: ofMember,
  createMemberPasswordReset: ofMember,
  deleteMemberSecondFactor: ofMember,
  listInvitations: nothing,
  createInvitation: async () => ({ body: newInvitation() }),
  deleteInvitation: ofInvitation,
  acceptInvitation: async () => ({ body: { token: 'a'.repeat(32), name: 'Bo', password: testPassword } }),
  getOrganization: nothing,
  updateOrganization: async () => ({ body: { name: 'Bakery' } }),
  updateAccountPin: async ({ tenant }) => ({
    params: { phone_number_id: tenant.account.phone_number_id },
    body: { pin: '482915' },
  }),
  listApiKeys: nothing,
  createApiKey: async () => ({ body: { name: 'Web shop' } }),
  deleteApiKey: ofKey,
  listNotices: nothing,
  listMentions: nothing,
  markMentionsRead: async () => ({ body: {} }),
  listAuditLog: async ({ user }) => ({ query: { user_id: user.id } }),
  getAuditLogExport: async ({ user }) => ({ query: { user_id: user.id } }),
  listApiLog: async (owner) => ({ query: await aLoggedCall(owner) }),
  getApiLogEntry: async (owner) => ({ params: { request_id: (await aLoggedCall(owner)).request_id } }),
  getApiLogExport: async (owner) => ({ query: { ...(await aLoggedCall(owner)), format: 'ndjson' } }),
  getFigures: nothing,
  getWebhookFigures: async ({ tenant }) => ({ params: { id: (await tenant.createWebhookSubscription()).id } }),
  getMediaFile: async ({ api, tenant }) => ({
    params: { id: (await storedFile(api, tenant, { bytes: Buffer.from('We open at seven.') })).mediaId },
  }),
  getAccountPicture: async ({ tenant }) => {
    const { id: picture_media_id } = await aPicture(tenant)
    await send('updateAccountProfile', tenant, { body: { picture_media_id } })
    return { params: { phone_number_id: tenant.account.phone_number_id } }
  },
  getLiveChanges: nothing,
}

let invitations = 0

function newInvitation() {
  invitations++
  return { email: `guest${invitations}@example.com`, role: 'member' }
}
