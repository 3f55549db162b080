import contractDocument from '@channel/contract/openapi.json' with { type: 'json' }
import type { ContactCreate } from '@channel/contract/types'
import { newId } from '@channel/core/mechanisms/ids'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { announce } from '../processes/announce.ts'
import { type Answer, createContact, findOrganization, listContacts, refusal } from './handlers.ts'

type ListRequest = FastifyRequest<{
  Params: { phone_number_id: string }
  Querystring: { limit: number; cursor?: string }
}>

const organizations = new WeakMap<FastifyRequest, string>()
const organizationOf = (request: FastifyRequest) => organizations.get(request) as string

const securityHandlers = {
  async apiKey(request: FastifyRequest) {
    const organizationId = await findOrganization(request.headers.authorization)
    if (organizationId === undefined) throw Object.assign(new Error('invalid_api_key'), { statusCode: 401 })
    organizations.set(request, organizationId)
  },
}

const serviceHandlers = {
  async listContacts(request: ListRequest, reply: FastifyReply) {
    const list = { account: request.params.phone_number_id, ...request.query }
    return write(reply, await listContacts(organizationOf(request), request.id, list))
  },
  async createContact(request: FastifyRequest<{ Body: ContactCreate }>, reply: FastifyReply) {
    return write(reply, await createContact(organizationOf(request), request.id, request.body))
  },
}

function write(reply: FastifyReply, { status, location, body }: Answer): object {
  reply.code(status)
  if (location !== undefined) reply.header('Location', location)
  return body
}

// The document's own keywords (examples, x-…) are not JSON Schema; Ajv's strict mode would reject them.
const app = fastify({ genReqId: () => newId('request'), ajv: { customOptions: { strict: false } } })
app.addHook('onRequest', async (request, reply) => {
  reply.header('X-Request-Id', request.id)
})
app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
  reply.send(write(reply, refusal(error.statusCode ?? 500, error.message, request.id)))
})
await app.register(openapiGlue, { specification: contractDocument, serviceHandlers, securityHandlers })
await app.listen({ port: 0, host: '127.0.0.1' })
announce(app.server)
