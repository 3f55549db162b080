import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Queryable, statement } from '@channel/db'
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound, notVerified } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()

const pdf = (bytes: Uint8Array<ArrayBuffer> | string, type = 'application/pdf') => new Blob([bytes], { type })

function form(file: Blob | string = pdf('%PDF'), name = 'invoice.pdf'): FormData {
  const data = new FormData()
  if (typeof file === 'string') data.append('file', file)
  else data.append('file', file, name)
  return data
}

const findFile = statement(
  'test_find_file_of_media',
  'SELECT stored_name, remove_at FROM media_files WHERE organization_id = $1 AND media_id = $2',
)
const findFiles = statement(
  'test_find_files_of_organization',
  'SELECT media_id, remove_at IS NOT NULL AS removal FROM media_files WHERE organization_id = $1 ORDER BY media_id',
)

function query<Row>(each: ReturnType<typeof statement>, values: readonly string[]): Promise<Row[]> {
  return (api.dependencies.database as Queryable).query<Row>(each as never, values as string[])
}

function filesOf(tenant: Tenant) {
  return query<{ media_id: string; removal: boolean }>(findFiles, [tenant.organizationId])
}

async function storedBytes(tenant: Tenant, id: string): Promise<Buffer> {
  const [row] = await query<{ stored_name: string; remove_at: string | null }>(findFile, [tenant.organizationId, id])
  expect(row?.remove_at).toBeNull()
  return Buffer.from(await (await fetch(`${api.url}/media/${row?.stored_name}`)).arrayBuffer())
}

function imageOf(id: string) {
  return { type: 'image', image: { media_id: id, caption: 'A cake' } }
}

describeOperation('createMedia', (upload) => {
  it('stores a file byte for byte, and messages send it', async () => {
    const tenant = await api.tenant()
    const bytes = randomBytes(3_000_000)
    const { status, body } = await upload(tenant, { body: form(pdf(bytes, 'image/JPEG'), 'Käse "1".jpg') })
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.stringMatching(/^med_/),
        object: 'media',
        mime_type: 'image/jpeg',
        size: 3_000_000,
        filename: 'Käse "1".jpg',
        created_at: expect.any(String),
      },
    ])
    expect((await storedBytes(tenant, body.data.id)).equals(bytes)).toBe(true)
    const { conversation_id } = await tenant.receiveMessage()
    const sent = await send('sendMessage', tenant, { body: { conversation_id, ...imageOf(body.data.id) } })
    expect(sent).toMatchObject({
      status: 202,
      body: { data: { media: { id: body.data.id, status: 'ready', size: 3_000_000 }, content: 'A cake' } },
    })
    expect(sent.body.data.media_url).toMatch(/^https:/)
  })

  it('sends a file only from its own account and organization', async () => {
    const tenant = await api.tenant()
    const other = await api.tenant()
    const { id } = (await upload(tenant, { body: form() })).body.data
    const second = await tenant.addAccount()
    for (const [sender, phone_number_id] of [
      [other, other.account.phone_number_id],
      [tenant, second.phone_number_id],
    ] as const) {
      const to = (await sender.receiveMessage({ phone_number_id })).from ?? ''
      const response = await send('sendMessage', sender, { params: { phone_number_id }, body: { to, ...imageOf(id) } })
      expect(response).toMatchObject({
        status: 422,
        body: { error: { code: 'media_not_found', param: 'image.media_id' } },
      })
    }
  })

  it.each([
    ['no file', new FormData(), 'file'],
    ['a text', form('a text'), 'file'],
    ['an empty file', form(pdf('')), 'file'],
    ['a name that is too long', form(pdf('x'), `${'x'.repeat(237)}.pdf`), 'file'],
    ['a name with a control character', form(pdf('x'), 'a\u0001.pdf'), 'file'],
    ['JSON in place of a form', '{"file":', undefined],
  ])('rejects %s', async (_what, body, param) => {
    const tenant = await api.tenant()
    const headers = typeof body === 'string' ? { 'Content-Type': 'multipart/form-data; boundary=b' } : {}
    const response = await upload(tenant, { body, headers })
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_field_value' } } })
    expect(response.body.error.param).toBe(param)
  })

  it('rejects further parts and unknown fields', async () => {
    const tenant = await api.tenant()
    const before = form()
    const after = new FormData()
    for (const [data, name] of [
      [before, 'file'],
      [after, 'other'],
    ] as const) {
      if (data === after) data.append('other', 'x')
      else data.append('file', pdf('twice'), 'b.pdf')
      if (data === after) data.append('file', pdf('x'), 'a.pdf')
      expect(await upload(tenant, { body: data })).toMatchObject({ status: 400, body: { error: { param: name } } })
    }
    const types = await Promise.all(['{}', ''].map((body) => upload(tenant, { body })))
    expect(types.map(({ status }) => status)).toEqual([415, 400])
  })

  it.each([
    ['image/webp', 500 * 1024],
    ['image/png', 5 * 1024 * 1024],
    ['audio/ogg', 16 * 1024 * 1024],
  ])('limits files of type %s to %i bytes, and leaves nothing of a larger one', async (type, limit) => {
    const tenant = await api.tenant()
    const tooLarge = await upload(tenant, { body: form(pdf(new Uint8Array(limit + 1), type)) })
    expect(tooLarge).toMatchObject({ status: 413, body: { error: { code: 'payload_too_large', param: 'file' } } })
    expect(await filesOf(tenant)).toEqual([])
    expect((await upload(tenant, { body: form(pdf(new Uint8Array(limit), type)) })).status).toBe(201)
  })

  it('rejects an unknown account, and one that is not verified, with and without a key', async () => {
    const tenant = await api.tenant()
    const other = await api.tenant()
    const { phone_number_id } = await tenant.addAccount({ verified: false })
    for (const headers of [{}, { 'Idempotency-Key': 'upload' }]) {
      const unverified = await upload(tenant, { params: { phone_number_id }, body: form(), headers })
      expect(unverified).toMatchObject(notVerified)
      const params = { phone_number_id: other.account.phone_number_id }
      const again = { headers: Object.fromEntries(Object.entries(headers).map(([name, key]) => [name, `${key}-2`])) }
      expect(await upload(tenant, { params, body: form(), ...again })).toMatchObject(notFound)
    }
    const files = await filesOf(tenant)
    expect(files.map(({ removal }) => removal)).toEqual([true, true])
  })

  it('runs once with a key: the same bytes get the stored response, others are rejected', async () => {
    const tenant = await api.tenant()
    const headers = { 'Idempotency-Key': 'invoice' }
    const bytes = randomBytes(200_000)
    const first = await upload(tenant, { body: form(pdf(bytes)), headers })
    const again = await upload(tenant, { body: form(pdf(bytes)), headers })
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    for (const body of [
      form(pdf(randomBytes(200_000))),
      form(pdf(bytes), 'other.pdf'),
      form(pdf(bytes, 'image/png')),
    ]) {
      const reused = await upload(tenant, { body, headers })
      expect(reused).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reuse' } } })
    }
    const files = await filesOf(tenant)
    expect(files.filter(({ removal }) => !removal)).toEqual([{ media_id: first.body.data.id, removal: false }])
    expect((await storedBytes(tenant, first.body.data.id)).equals(bytes)).toBe(true)
  })

  it('limits the uploads of an organization at a time, and leaves nothing of those that break off', async () => {
    const tenant = await api.tenant()
    const open = Array.from({ length: 8 }, () => beginUpload(tenant))
    const unfinished = async () => (await readdir(api.mediaDirectory, { recursive: true })).filter(isUnfinished).length
    while ((await unfinished()) < 8) await delay(10)
    const response = await upload(tenant, { body: form() })
    expect(response).toMatchObject({ status: 429, body: { error: { code: 'rate_limit_exceeded' } } })
    expect(response.headers.get('retry-after')).toBe('5')
    expect((await upload(await api.tenant(), { body: form() })).status).toBe(201)
    for (const request of open) request.destroy()
    while ((await unfinished()) > 0) await delay(10)
    expect(await filesOf(tenant)).toEqual([])
    expect((await upload(tenant, { body: form() })).status).toBe(201)
  })

  it('goes with the last contact that it was sent to', async () => {
    const tenant = await api.tenant()
    const { id } = (await upload(tenant, { body: form(pdf('%PDF', 'image/png')) })).body.data
    const contacts: string[] = []
    for (let count = 0; count < 2; count++) {
      const { conversation_id, contact_id } = await tenant.receiveMessage()
      expect((await send('sendMessage', tenant, { body: { conversation_id, ...imageOf(id) } })).status).toBe(202)
      contacts.push(contact_id)
    }
    const removal = async () => (await filesOf(tenant))[0]?.removal
    const [first = '', second = ''] = contacts
    await send('deleteContact', tenant, { params: { id: first } })
    expect(await removal()).toBe(false)
    await send('deleteContact', tenant, { params: { id: second } })
    expect(await removal()).toBe(true)
  })
})

const isUnfinished = (path: string) => path.startsWith('unfinished/')

/** An upload that sends the beginning of a file and then waits. */
function beginUpload(tenant: Tenant) {
  const request = httpRequest(`${tenant.url}/v1/${tenant.account.phone_number_id}/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'multipart/form-data; boundary=b' },
  })
  request.on('error', () => undefined)
  request.write(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  )
  request.write(createHash('sha512').update('x').digest())
  return request
}
