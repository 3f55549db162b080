import type { Handlers } from '@channel/contract/types'
import { fetchTemplates, getTemplate, listTemplates, syncTemplates } from '@channel/core/templates'
import { page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, writeAfter } from '../request/verb-handlers.ts'

export const templates = {
  listTemplates: read(listTemplates, page),
  getTemplate: read(getTemplate),
  syncTemplates: writeAfter(fetchTemplates, syncTemplates),
} satisfies Handlers<'templates', RequestContext>
