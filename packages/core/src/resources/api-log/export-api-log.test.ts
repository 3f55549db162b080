import type { GetApiLogExportInput } from '@channel/contract/dashboard/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { writeCalls } from '../../mechanisms/api-log/logged-call.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { aCall } from '../../testing/index.ts'
import { exportApiLog } from './export-api-log.ts'

type Query = GetApiLogExportInput['query']

const database = await sharedDatabase()
const organizationId = newId('organization')
const atMs = Date.parse('2026-11-20T12:00:00Z')
// More than a batch.
const calls = Array.from({ length: 2_100 }, (_, index) => aCall(organizationId, { atMs: atMs + index }))
const unusual = aCall(organizationId, {
  requestId: 'req_odd',
  path: '/v1/a,"b"',
  method: '=1+1',
  status: 404,
  errorCode: 'resource_not_found',
  keyId: null,
  ip: null,
  atMs: atMs - 1,
})
await writeCalls(database, [...calls, unusual, aCall(newId('organization'))])

async function textOf(format: Query['format'], filters: Omit<Query, 'format'> = {}): Promise<string> {
  const chunks = exportApiLog(database, { organizationId }, { query: { format, ...filters } })
  return (await Array.fromAsync(chunks)).join('')
}

it('writes one JSON object per line, newest first', async () => {
  const lines = (await textOf('ndjson')).trimEnd().split('\n')
  const ids = lines.map((line) => (JSON.parse(line) as { request_id: string }).request_id)
  expect(ids).toEqual([...calls.map(({ requestId }) => requestId).toReversed(), 'req_odd'])
})

it('writes comma-separated values that no spreadsheet runs', async () => {
  const text = await textOf('csv', { status_class: '4xx' })
  expect(text.split('\r\n')).toEqual([
    'created_at,request_id,key_id,method,path,status,error_code,latency_ms,ip',
    `2026-11-20T11:59:59.999000Z,req_odd,,'=1+1,"/v1/a,""b""",404,resource_not_found,1.25,`,
    '',
  ])
})

it('reads no more than is taken', async () => {
  const chunks = exportApiLog(database, { organizationId }, { query: { format: 'ndjson' } })
  const { value } = await chunks.next()
  expect(value?.split('\n')).toHaveLength(1_001)
  await chunks.return()
  expect(await chunks.next()).toEqual({ done: true, value: undefined })
})
