import { createServer } from 'node:http'
import type { ContactCreate } from '@channel/contract/types'
import express, { type NextFunction, type Request, type Response } from 'express'
import { middleware as openapiValidator } from 'express-openapi-validator'
import { announce } from '../announce.ts'
import { createdContactView } from '../contact-view.ts'
import { listPage } from '../list-page.ts'
import { newId } from '../new-id.ts'
import { openStore } from '../open-store.ts'
import { readContract } from '../read-contract.ts'

const store = await openStore()
const contract = readContract()

async function apiKey(request: Request): Promise<boolean> {
  const key = request.headers.authorization
  const organizationId = key?.startsWith('Bearer ') ? await store.findOrganization(key.slice(7)) : undefined
  if (organizationId === undefined) return false
  request.res!.locals.organizationId = organizationId
  return true
}

const app = express()
app.disable('x-powered-by').disable('etag')
app.use((_request, response, next) => {
  const requestId = newId('req')
  response.locals.requestId = requestId
  response.setHeader('X-Request-Id', requestId)
  next()
})
app.use(express.json())
app.use(
  openapiValidator({
    apiSpec: contract as never,
    validateRequests: true,
    validateResponses: false,
    validateSecurity: { handlers: { apiKey } },
  }),
)

app.get('/v1/:phone_number_id/contacts', async (request, response) => {
  const { limit, cursor } = request.query as unknown as { limit: number; cursor?: string }
  const page = await listPage(store, {
    organizationId: response.locals.organizationId as string,
    phoneNumberId: request.params.phone_number_id,
    limit,
    cursor,
    requestId: response.locals.requestId as string,
  })
  if (page === 'cursor') return refuse(response, 400, 'invalid_cursor')
  if (page === 'account') return refuse(response, 404, 'resource_not_found')
  response.json(page)
})

app.post('/v1/contacts', async (request, response) => {
  const contact = await store.createContact(response.locals.organizationId as string, request.body as ContactCreate)
  if (contact === 'account') return refuse(response, 422, 'channel_number_not_verified')
  if (contact === 'duplicate') return refuse(response, 400, 'invalid_field_value')
  response.status(201).location(`/v1/${contact.channel_account.phone_number_id}/contacts/${contact.id}`)
  response.json({ data: createdContactView(contact), request_id: response.locals.requestId })
})

app.use((error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
  refuse(response, error.status ?? 500, error.message)
})

function refuse(response: Response, status: number, code: string): void {
  const request_id = response.locals.requestId as string
  response.status(status).json({ error: { type: 'invalid_request_error', code, message: code, request_id } })
}

const server = createServer(app)
server.listen(0, '127.0.0.1', () => announce(server))
