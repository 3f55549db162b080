import { createChannel } from '@channel/client'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { operationsOf } from '@channel/contract/read-document'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, onTestFinished } from 'vitest'
import { createMcpServer } from '../src/index.ts'

interface Sent {
  readonly method: string
  readonly url: string
  readonly body: string
}

/** An assistant, connected to a server whose API answers every request with `status` and `body`. */
async function anAssistant({
  allowWrites = false,
  status = 200,
  body = { data: { id: 'x' }, request_id: 'req_1' } as object,
  text = undefined as string | undefined,
} = {}) {
  const sent: Sent[] = []
  const channel = createChannel({
    apiKey: 'chn_live_test',
    baseUrl: 'https://api.example.com',
    maxRetries: 0,
    fetch: async (request) => {
      sent.push({ method: request.method, url: request.url, body: await request.text() })
      return text === undefined ? Response.json(body, { status }) : new Response(text, { status })
    },
  })
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  const server = createMcpServer(channel, { allowWrites })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await Promise.all([server.connect(serverSide), client.connect(clientSide)])
  onTestFinished(() => client.close())
  return { client, sent }
}

function textOf(result: unknown): string {
  return (result as { content: { text: string }[] }).content.map(({ text }) => text).join('')
}

const methodsOf = () => Object.values(document.paths).flatMap((item) => Object.keys(item))

it('offers only the operations that read, unless writes are allowed', async () => {
  const reading = (await (await anAssistant()).client.listTools()).tools
  expect(reading.length).toBe(methodsOf().filter((method) => method === 'get').length - 1)
  expect(reading.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
  const all = (await (await anAssistant({ allowWrites: true })).client.listTools()).tools
  const forms = operationsOf(document).filter(({ operation }) => operation.requestBody?.content['multipart/form-data'])
  expect(all.length).toBe(methodsOf().length - 1 - forms.length)
})

it('lets an assistant know that everything but reading needs consent', async () => {
  const { tools } = await (await anAssistant({ allowWrites: true })).client.listTools()
  const located = new Map(operationsOf(document).map((each) => [each.operation.operationId, each]))
  for (const { name, annotations } of tools) {
    const reads = located.get(name)?.method === 'get'
    expect(annotations, name).toMatchObject({ readOnlyHint: reads, destructiveHint: !reads })
  }
})

it('calls every operation', async () => {
  const { client, sent } = await anAssistant({ allowWrites: true })
  const { tools } = await client.listTools()
  for (const { method, path, operation } of operationsOf(document)) {
    const { operationId } = operation
    if (!tools.some(({ name }) => name === operationId) || '302' in operation.responses) continue
    const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `given-${name}`])
    const required = (operation.parameters ?? []).flatMap((each) =>
      'in' in each && each.in === 'query' && each.required ? [each] : [],
    )
    const query = required.map(({ name }) => [name, 'given'] as const)
    const body = operation.requestBody === undefined ? {} : { body: { a: 1 } }
    const result = await client.callTool({
      name: operationId,
      arguments: { ...Object.fromEntries([...ids, ...query]), ...body },
    })
    expect(result.isError, `${operationId}: ${textOf(result)}`).toBeUndefined()
    expect(sent.at(-1)).toEqual({
      method: method.toUpperCase(),
      url: `https://api.example.com${path.replaceAll(/\{(\w+)\}/g, 'given-$1')}${query.length === 0 ? '' : `?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`}`,
      body: 'body' in body ? '{"a":1}' : '',
    })
  }
})

it('returns a file of text as it is', async () => {
  const { client } = await anAssistant({ text: 'id,name\r\n1,Ana\r\n' })
  const result = await client.callTool({ name: 'exportContacts', arguments: { phone_number_id: '1', format: 'csv' } })
  expect(textOf(result)).toContain('1,Ana')
})

it('describes the arguments of every tool by a schema that is complete and valid', async () => {
  const { tools } = await (await anAssistant({ allowWrites: true })).client.listTools()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const { name, inputSchema } of tools) {
    expect(ajv.validateSchema(inputSchema), name).toBe(true)
    const { $defs = {} } = inputSchema as { $defs?: object }
    const references = [...JSON.stringify(inputSchema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref)
    expect(references.filter((ref) => !Object.keys($defs).some((each) => ref === `#/$defs/${each}`))).toEqual([])
  }
})

it('calls the operation with the arguments in their places', async () => {
  const { client, sent } = await anAssistant({ allowWrites: true })
  const listed = await client.callTool({
    name: 'listContacts',
    arguments: { phone_number_id: '106540352242922', search: 'ana', limit: 5 },
  })
  expect(JSON.parse(textOf(listed))).toEqual({ data: { id: 'x' }, request_id: 'req_1' })
  await client.callTool({ name: 'createLabel', arguments: { body: { name: 'VIP', color: '#0ea5e9' } } })
  expect(sent).toEqual([
    { method: 'GET', url: 'https://api.example.com/v1/106540352242922/contacts?search=ana&limit=5', body: '' },
    { method: 'POST', url: 'https://api.example.com/v1/labels', body: '{"name":"VIP","color":"#0ea5e9"}' },
  ])
})

it('reports errors of the API, and wrong arguments, as results', async () => {
  const error = {
    type: 'not_found',
    code: 'resource_not_found',
    message: 'There is no such label.',
    request_id: 'req_2',
  }
  const { client, sent } = await anAssistant({ status: 404, body: { error } })
  const missing = await client.callTool({ name: 'getLabel', arguments: { id: 'lbl_1' } })
  expect(missing.isError).toBe(true)
  expect(textOf(missing)).toBe('resource_not_found: There is no such label. (req_2)')
  expect(textOf(await client.callTool({ name: 'getLabel', arguments: {} }))).toBe('getLabel needs the argument id.')
  expect(textOf(await client.callTool({ name: 'getLabel', arguments: { id: '1', of: 'x' } }))).toBe(
    'getLabel has no argument of.',
  )
  expect(sent.length).toBe(1)
})

it('has no tool that writes without permission', async () => {
  const { client, sent } = await anAssistant()
  const result = await client.callTool({ name: 'createLabel', arguments: { body: { name: 'VIP' } } })
  expect(textOf(result)).toBe('There is no tool createLabel.')
  expect(sent).toEqual([])
})
