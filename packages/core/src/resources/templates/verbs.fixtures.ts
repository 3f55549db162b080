import * as core from '../../testing/every-export.ts'
import { aTemplate, newPhoneNumberId } from '../../testing/index.ts'
import { currentTime, database, records, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of templates that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  applyTemplateUpdate: records('template.updated', 'template.deleted').with(async ({ scope, account }) => {
    const { name, language, provider_template_id } = await aTemplate(database, account)
    const waba_id = newPhoneNumberId()
    await database.transaction((tx) =>
      core.authorizeAccount(tx, scope.secrets, { id: account.id, token: 't', waba_id }),
    )
    const now = await currentTime()
    const update = { waba_id, template: { id: provider_template_id ?? '', name, language }, reported_at: now }
    return async (tx) => {
      await core.applyTemplateUpdate(tx, { ...update, change: { field: 'status', facts: { status: 'PAUSED' } } })
      await core.applyTemplateUpdate(tx, { ...update, change: { field: 'status', facts: { status: 'DELETED' } } })
    }
  }),
  createTemplate: records('template.created').with(async ({ scope, phone_number_id }) => {
    const template = {
      id: '2',
      name: 'order_ready',
      language: 'en_US',
      category: 'UTILITY',
      status: 'PENDING',
      components: [{ type: 'BODY', text: 'Hello {{1}}, all is ready.' }],
    }
    return (tx) => core.createTemplate(tx, scope, { params: { phone_number_id } }, { template, existed: false })
  }),
  updateTemplate: records('template.updated').with(async ({ scope, account, phone_number_id }) => {
    const { name, language, provider_template_id } = await aTemplate(database, account)
    const now = await currentTime()
    const components = [{ type: 'BODY', text: 'All is ready.' }]
    const edited = {
      id: provider_template_id ?? '',
      name,
      language,
      category: 'UTILITY',
      status: 'PENDING',
      components,
    }
    const updated = { template: edited, former_status: 'APPROVED', called_at: now }
    return (tx) => core.updateTemplate(tx, scope, { params: { phone_number_id, name } }, updated)
  }),
  deleteTemplate: records('template.deleted').with(async ({ scope, account }) => {
    const { name } = await aTemplate(database, account)
    const { phone_number_id } = account
    return (tx) => core.deleteTemplate(tx, scope, { params: { phone_number_id, name }, query: {} })
  }),
  syncTemplates: records('template.created').with(async ({ scope, phone_number_id }) => {
    const now = await currentTime()
    const template = {
      id: '1',
      name: 'order_confirmation',
      language: 'en_US',
      category: 'UTILITY',
      status: 'APPROVED',
      components: [{ type: 'BODY', text: 'Hello {{1}}' }],
    }
    const fetched = { listing_started_at: now, templates: [template] }
    return (tx) => core.syncTemplates(tx, scope, { params: { phone_number_id } }, fetched)
  }),
}
