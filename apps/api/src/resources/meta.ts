import type { Handlers } from '@channel/contract/types'
import { getMe } from '@channel/core/me'
import { openApiDocument } from '../docs/openapi-document.ts'
import { ok, plain } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read } from '../request/verb-handlers.ts'

export const meta = {
  getHealth(_input, context) {
    return ok(context, { object: 'health', status: 'ok', version: openApiDocument.info.version } as const)
  },
  getOpenApiDocument: (_input, context) => plain(context, context.openApiDocument),
  getMe: read((database, scope, _input, { principal }) => getMe(database, scope, principal)),
} satisfies Handlers<'meta', RequestContext>
