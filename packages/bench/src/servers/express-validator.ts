import { createServer } from 'node:http'
import contractDocument from '@channel/contract/openapi.json' with { type: 'json' }
import type { ContactCreate } from '@channel/contract/types'
import { newId } from '@channel/core/mechanisms/ids'
import express, { type NextFunction, type Request, type Response } from 'express'
import { middleware as openapiValidator } from 'express-openapi-validator'
import { announce } from '../processes/announce.ts'
import { type Answer, createContact, findOrganization, listContacts, refusal } from './handlers.ts'

interface Locals {
  requestId: string
  organizationId: string
}

async function apiKey(request: Request): Promise<boolean> {
  const organizationId = await findOrganization(request.headers.authorization)
  request.res!.locals.organizationId = organizationId
  return organizationId !== undefined
}

const app = express()
app.disable('x-powered-by').disable('etag')
app.use((_request, response, next) => {
  response.locals.requestId = newId('request')
  response.setHeader('X-Request-Id', response.locals.requestId)
  next()
})
app.use(express.json())
app.use(
  openapiValidator({
    apiSpec: contractDocument as never,
    validateRequests: true,
    validateResponses: false,
    validateSecurity: { handlers: { apiKey } },
  }),
)

app.get('/v1/:phone_number_id/contacts', async (request, response: Response<unknown, Locals>) => {
  const { organizationId, requestId } = response.locals
  const { limit, cursor } = request.query as unknown as { limit: number; cursor?: string }
  const account = request.params.phone_number_id
  reply(response, await listContacts(organizationId, requestId, { account, limit, cursor }))
})

app.post('/v1/contacts', async (request, response: Response<unknown, Locals>) => {
  const { organizationId, requestId } = response.locals
  reply(response, await createContact(organizationId, requestId, request.body as ContactCreate))
})

app.use((error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
  reply(response, refusal(error.status ?? 500, error.message, response.locals.requestId))
})

function reply(response: Response, { status, location, body }: Answer): void {
  if (location !== undefined) response.location(location)
  response.status(status).json(body)
}

const server = createServer(app)
server.listen(0, '127.0.0.1', () => announce(server))
