import { hash } from 'node:crypto'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { storedFile } from '../support/stored-file.ts'

const api = await startApi()
const tenant = await api.tenant()
const { organizationId } = tenant
const { database } = api.dependencies
const owner = await aDashboardUser(api, { organizationId, role: 'owner' })
const member = await aDashboardUser(api, { organizationId, role: 'member' })
const reader = await aDashboardUser(api, { organizationId, role: 'read_only' })

const expire = statement('test_expire_message_link', 'UPDATE message_links SET expires_at = now() WHERE id = $1')
const storedHash = statement('test_message_link_hash', 'SELECT hash FROM message_links WHERE id = $1')
const removeMessage = statement('test_remove_message', 'DELETE FROM messages WHERE organization_id = $1 AND id = $2')

async function aLink(content = 'Bread <b>is</b>\nready & warm.', user = member) {
  const message = await tenant.receiveMessage({ content })
  const { body, status } = await user.send('POST', '/dashboard/message_links', { body: { message_id: message.id } })
  expect(status).toBe(201)
  return { message, link: body.data as { id: string; url: string; expires_at: string } }
}

async function see(url: string) {
  const response = await fetch(url.replace(/^https?:\/\/[^/]+/, api.url), { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('shows the text of one message to everyone, and nothing that a browser could keep or pass on', async () => {
  const { link, message } = await aLink()
  const page = await see(link.url)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Bread &lt;b&gt;is&lt;/b&gt;\nready &amp; warm.')
  expect(page.text).not.toContain(message.from ?? 'no number')
  for (const id of [message.id, message.contact_id, message.conversation_id, organizationId])
    expect(page.text).not.toContain(id)
  expect(page.text).toContain('<meta name="robots" content="noindex" />')
  const headers = Object.fromEntries(page.headers)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['content-security-policy']).not.toContain('script-src')
  const days = (Date.parse(link.expires_at) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
})

it('shows the file of the message by the same link, whole and in parts', async () => {
  const bytes = Buffer.from('not a picture')
  const { message, name } = await storedFile(api, tenant, { bytes, mime_type: 'image/png', type: 'image' })
  const { body } = await member.send('POST', '/dashboard/message_links', { body: { message_id: message.id } })
  const { url } = body.data as { url: string }
  const page = await see(url)
  const path = new URL(url).pathname
  expect(page.text).toContain(`<img class="file" src="${path}/file"`)
  expect(page.text).not.toContain(name)
  const file = await see(`${url}/file`)
  expect([file.status, file.text]).toEqual([200, bytes.toString()])
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'image/png',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-robots-tag': 'noindex',
  })
  const part = await fetch(`${api.url}${path}/file`, { headers: { Range: 'bytes=6-12' } })
  expect([part.status, await part.text()]).toEqual([206, 'picture'])
  const { link } = await aLink('No file')
  expect((await see(`${link.url}/file`)).status).toBe(404)
})

it('stores only a hash of the token, and lists the links without it', async () => {
  const { link, message } = await aLink()
  const token = link.url.split('/').at(-1) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await database.query(storedHash, [link.id])).toEqual([{ hash: hash('sha256', token, 'buffer') }])
  const { body } = await reader.send('GET', `/dashboard/message_links?message_id=${message.id}`)
  expect(body.data).toMatchObject([{ id: link.id, status: 'active', url: null, created_by: { id: member.id } }])
  const audit = await owner.send('GET', '/dashboard/audit_log?action=createMessageLink')
  expect(audit.body.data[0]).toMatchObject({
    target_id: link.id,
    details: { message_id: message.id, expires_at: link.expires_at },
  })
  expect(JSON.stringify(audit.body)).not.toContain(token)
})

it('is the same 404 when it has expired, was revoked, when its message is deleted, and when it never was', async () => {
  const unknown = await see(`${api.url}/message/${'a'.repeat(43)}`)
  expect(unknown.status).toBe(404)
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '')
  const isGone = async (url: string) => {
    const page = await see(url)
    expect([page.status, withoutNonce(page.text)]).toEqual([404, withoutNonce(unknown.text)])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await see(`${url}/file`)).status).toBe(404)
  }
  const [expired, revoked, erased, withContact] = [await aLink(), await aLink(), await aLink(), await aLink()]
  await database.execute(expire, [expired.link.id])
  await isGone(expired.link.url)
  expect(await member.send('DELETE', `/dashboard/message_links/${revoked.link.id}`)).toMatchObject({
    status: 200,
    body: { data: { id: revoked.link.id, message_id: revoked.message.id, deleted: true } },
  })
  await isGone(revoked.link.url)
  await database.execute(removeMessage, [organizationId, erased.message.id])
  await isGone(erased.link.url)
  const { phone_number_id } = tenant.account
  const contact = `/dashboard/v1/${phone_number_id}/contacts/${withContact.message.contact_id}`
  expect(await member.send('DELETE', contact)).toMatchObject({ status: 200 })
  await isGone(withContact.link.url)
  const { body } = await reader.send('GET', `/dashboard/message_links?message_id=${expired.message.id}`)
  expect(body.data).toMatchObject([{ status: 'expired' }])
})

it('is made by members and for messages of the organization only, for 1 to 30 days', async () => {
  const { link, message } = await aLink()
  const make = (user: typeof member, body: object) => user.send('POST', '/dashboard/message_links', { body })
  expect(await make(reader, { message_id: message.id })).toMatchObject(failure(403, 'role_not_allowed'))
  expect(await reader.send('DELETE', `/dashboard/message_links/${link.id}`)).toMatchObject(
    failure(403, 'role_not_allowed'),
  )
  const stranger = await aDashboardUser(api)
  expect(await make(stranger, { message_id: message.id })).toMatchObject(
    failure(404, 'resource_not_found', 'message_id'),
  )
  expect(await stranger.send('DELETE', `/dashboard/message_links/${link.id}`)).toMatchObject(
    failure(404, 'resource_not_found', 'id'),
  )
  const { body } = await stranger.send('GET', `/dashboard/message_links?message_id=${message.id}`)
  expect(body.data).toEqual([])
  for (const expires_in_days of [0, 31, 1.5])
    expect(await make(member, { message_id: message.id, expires_in_days })).toMatchObject({ status: 400 })
  expect(await make(member, { message_id: message.id, expires_in_days: 30 })).toMatchObject({ status: 201 })
})

it('works no more when an owner turns public links off, and again when they are on', async () => {
  const { link, message } = await aLink()
  const turn = (user: typeof member, public_message_links: boolean) =>
    user.send('PATCH', '/dashboard/organization', { body: { public_message_links } })
  expect(await turn(member, false)).toMatchObject(failure(403, 'role_not_allowed'))
  expect(await turn(owner, false)).toMatchObject({ status: 200, body: { data: { public_message_links: false } } })
  expect((await see(link.url)).status).toBe(404)
  const refused = await member.send('POST', '/dashboard/message_links', { body: { message_id: message.id } })
  expect(refused).toMatchObject(failure(403, 'feature_not_entitled'))
  await turn(owner, true)
  expect((await see(link.url)).status).toBe(200)
})

it('refuses other methods', async () => {
  const { link } = await aLink()
  const response = await fetch(link.url.replace(/^https?:\/\/[^/]+/, api.url), { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
