import type { Handlers, Template } from '@channel/contract/types'
import {
  createTemplate,
  createTemplateAtProvider,
  deleteTemplate,
  deleteTemplateAtProvider,
  fetchTemplates,
  getTemplate,
  listTemplates,
  syncTemplates,
  updateTemplate,
  updateTemplateAtProvider,
} from '@channel/core/templates'
import { created, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, writeAfter } from '../request/verb-handlers.ts'

export const templates = {
  listTemplates: read(listTemplates, page),
  getTemplate: read(getTemplate),
  createTemplate: writeAfter(createTemplateAtProvider, createTemplate, created(templatePath)),
  updateTemplate: writeAfter(updateTemplateAtProvider, updateTemplate),
  deleteTemplate: writeAfter(deleteTemplateAtProvider, deleteTemplate),
  syncTemplates: writeAfter(fetchTemplates, syncTemplates),
} satisfies Handlers<'templates', RequestContext>

function templatePath({ name, language, channel_account }: Template): string {
  return `/v1/${channel_account.phone_number_id}/templates/${name}?language=${language}`
}
