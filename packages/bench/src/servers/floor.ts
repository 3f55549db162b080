// Plain node:http, the baseline for any framework. It rejects invalid requests with short errors.
import { createServer, type IncomingMessage } from 'node:http'
import type { ContactCreate } from '@channel/contract/types'
import { newId } from '@channel/core/mechanisms/ids'
import { announce } from '../processes/announce.ts'
import { type Answer, createContact, findOrganization, listContacts, refusal } from './handlers.ts'

const listPath = /^\/v1\/(\d{6,20})\/contacts$/
const e164 = /^\+[1-9]\d{1,14}$/

async function answer(request: IncomingMessage, requestId: string): Promise<Answer> {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2)
  const organizationId = await findOrganization(request.headers.authorization)
  if (organizationId === undefined) return refusal(401, 'invalid_api_key', requestId)
  if (request.method === 'POST' && path === '/v1/contacts') {
    const body = JSON.parse(await readText(request)) as ContactCreate
    if (typeof body.phone_number !== 'string' || !e164.test(body.phone_number)) {
      return refusal(400, 'invalid_phone_number', requestId)
    }
    return createContact(organizationId, requestId, body)
  }
  const account = request.method === 'GET' ? listPath.exec(path)?.[1] : undefined
  if (account === undefined) return refusal(404, 'resource_not_found', requestId)
  const parameters = new URLSearchParams(query)
  const limit = Number(parameters.get('limit') ?? 25)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return refusal(400, 'invalid_limit', requestId)
  return listContacts(organizationId, requestId, { account, limit, cursor: parameters.get('cursor') ?? undefined })
}

function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}

const server = createServer(async (request, response) => {
  const requestId = newId('request')
  const { status, location, body } = await answer(request, requestId).catch((error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    return refusal(500, 'internal_error', requestId)
  })
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
    'Content-Length': Buffer.byteLength(text),
    ...(location !== undefined && { Location: location }),
  })
  response.end(text)
})
server.listen(0, '127.0.0.1', () => announce(server))
