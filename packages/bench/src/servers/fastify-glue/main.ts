import type { ContactCreate } from '@channel/contract/types'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { announce } from '../announce.ts'
import { createdContactView } from '../contact-view.ts'
import { listPage } from '../list-page.ts'
import { newId } from '../new-id.ts'
import { openStore } from '../open-store.ts'
import { readContract } from '../read-contract.ts'

type ListRequest = FastifyRequest<{
  Params: { phone_number_id: string }
  Querystring: { limit: number; cursor?: string }
}>

const store = await openStore()
const organizations = new WeakMap<FastifyRequest, string>()
const organizationOf = (request: FastifyRequest) => organizations.get(request) as string

const securityHandlers = {
  async apiKey(request: FastifyRequest) {
    const key = request.headers.authorization
    const organizationId = key?.startsWith('Bearer ') ? await store.findOrganization(key.slice(7)) : undefined
    if (organizationId === undefined) throw Object.assign(new Error('invalid_api_key'), { statusCode: 401 })
    organizations.set(request, organizationId)
  },
}

const serviceHandlers = {
  async listContacts(request: ListRequest, reply: FastifyReply) {
    const { limit, cursor } = request.query
    const page = await listPage(store, {
      organizationId: organizationOf(request),
      phoneNumberId: request.params.phone_number_id,
      limit,
      cursor,
      requestId: request.id,
    })
    if (page === 'cursor') return refuse(reply, 400, 'invalid_cursor')
    if (page === 'account') return refuse(reply, 404, 'resource_not_found')
    return page
  },

  async createContact(request: FastifyRequest<{ Body: ContactCreate }>, reply: FastifyReply) {
    const contact = await store.createContact(organizationOf(request), request.body)
    if (contact === 'account') return refuse(reply, 422, 'channel_number_not_verified')
    if (contact === 'duplicate') return refuse(reply, 400, 'invalid_field_value')
    reply.code(201).header('Location', `/v1/${contact.channel_account.phone_number_id}/contacts/${contact.id}`)
    return { data: createdContactView(contact), request_id: request.id }
  },
}

function refuse(reply: FastifyReply, status: number, code: string) {
  reply.code(status)
  return { error: { type: 'invalid_request_error', code, message: code, request_id: reply.request.id } }
}

// The document's own keywords (examples, x-…) are not JSON Schema; Ajv's strict mode would reject them.
const app = fastify({ genReqId: () => newId('req'), ajv: { customOptions: { strict: false } } })
app.addHook('onRequest', async (request, reply) => {
  reply.header('X-Request-Id', request.id)
})
app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
  reply.send(refuse(reply, error.statusCode ?? 500, error.message))
})
await app.register(openapiGlue, { specification: readContract(), serviceHandlers, securityHandlers })
await app.listen({ port: 0, host: '127.0.0.1' })
announce(app.server)
