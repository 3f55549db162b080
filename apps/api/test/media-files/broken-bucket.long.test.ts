import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startApiProcess } from '../support/api-process.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { storedFile } from '../support/stored-file.ts'

const api = await startApi()

/** An API whose bucket answers as `respond` does. */
async function behindBucket(respond: RequestListener): Promise<string> {
  const bucket = createServer(respond).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  onTestFinished(() => {
    bucket.close()
    bucket.closeAllConnections()
  })
  const { url } = await startApiProcess({
    MEDIA_S3_BUCKET: 'media',
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    // Nothing of it is needed with a bucket.
    CHANNEL_DATA_DIR: '/proc/nothing',
  })
  return url!
}

it('refuses an upload with 503 and Retry-After if the bucket confirms it without storing it', async () => {
  const tenant = await api.tenant()
  const url = await behindBucket((request, response) => void request.resume().on('end', () => response.end()))
  const body = new FormData()
  body.append('file', new Blob(['%PDF'], { type: 'application/pdf' }), 'invoice.pdf')
  const { status, headers } = await send('createMedia', { ...tenant, url }, { body })
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})

it('ends the response if the bucket ends a file early, and returns 503 if it offers another size', async () => {
  const tenant = await api.tenant()
  const { name } = await storedFile(api, tenant, { bytes: randomBytes(1_000) })
  let respond: RequestListener = (_request, response) => response.writeHead(200).end('short')
  const url = await behindBucket((request, response) => respond(request, response))
  const response = await fetch(`${url}/media/${name}`)
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow()

  respond = (_request, response) => response.writeHead(200, { 'Content-Length': 5 }).end('short')
  const { status, headers } = await fetch(`${url}/media/${name}`)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})
