import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spec } from '../command/paths.ts'

export const openapi = readFileSync(join(spec, 'openapi.yaml'), 'utf8')

export const request = {
  operationId: 'getContactNote',
  method: 'get',
  path: '/v1/{phone_number_id}/contacts/{id}/note',
  tag: 'contacts',
} as const
