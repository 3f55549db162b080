import { createServer } from 'node:http'
import { announce } from '../announce.ts'
import { openStore } from '../open-store.ts'
import { handleCreate } from './handle-create.ts'
import { handleList } from './handle-list.ts'
import { refuse } from './reply.ts'

// Plain node:http, the baseline for any framework. It rejects invalid requests with short errors.
const store = await openStore()
const listPath = /^\/v1\/(\d{6,20})\/contacts$/

const server = createServer(async (request, response) => {
  try {
    const url = request.url ?? ''
    const queryStart = url.indexOf('?')
    const path = queryStart === -1 ? url : url.slice(0, queryStart)
    const key = request.headers.authorization
    const organizationId = key?.startsWith('Bearer ') ? await store.findOrganization(key.slice(7)) : undefined
    if (organizationId === undefined) return refuse(response, 401, 'invalid_api_key')
    if (request.method === 'POST' && path === '/v1/contacts') {
      return await handleCreate(store, organizationId, request, response)
    }
    const account = request.method === 'GET' ? listPath.exec(path)?.[1] : undefined
    if (account === undefined) return refuse(response, 404, 'resource_not_found')
    const query = queryStart === -1 ? '' : url.slice(queryStart + 1)
    return await handleList(store, organizationId, account, query, response)
  } catch (error) {
    process.stderr.write(`${(error as Error).stack}\n`)
    refuse(response, 500, 'internal_error')
  }
})
server.listen(0, '127.0.0.1', () => announce(server))
