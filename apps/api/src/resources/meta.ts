import type { Handlers } from '@channel/contract/types'
import { getMe } from '@channel/core/me'
import { build } from '@channel/settings'
import { version } from '../docs/openapi-document.ts'
import { ok, plainUnlessCurrent } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read } from '../request/verb-handlers.ts'

export const meta = {
  getHealth(_input, context) {
    return ok(context, { object: 'health', status: 'ok', version, build } as const)
  },
  getOpenApiDocument({ headers }, context) {
    const { document, etag } = context.openApiDocument
    return plainUnlessCurrent(context, document, { etag, ifNoneMatch: headers['if-none-match'] })
  },
  getMe: read((database, scope, _input, { principal }) => getMe(database, scope, principal)),
} satisfies Handlers<'meta', RequestContext>
