import { aContact, aTemplate } from '@channel/core/testing'
import { core, database, refused, type SomeVerbs, simulator } from './world.ts'

const refusedBlock = (name: 'blockContactAtProvider' | 'unblockContactAtProvider') =>
  refused(async ({ scope, account }, { params, context }) => {
    const { id } = await aContact(database, account)
    return () => core[name](database, scope, { params: { ...params, id } }, context)
  })

export const templatesAndContacts = {
  fetchTemplates: refused(
    ({ scope }, { params, context }) =>
      () =>
        core.fetchTemplates(database, scope, { params }, context),
  ),
  createTemplateAtProvider: refused(({ scope }, { params, context }) => {
    const components = [{ type: 'BODY', text: 'Hello' } as const]
    const body = { name: 'hello', language: 'en_US', category: 'UTILITY', components } as const
    return () => core.createTemplateAtProvider(database, scope, { params, body }, context)
  }),
  updateTemplateAtProvider: refused(async ({ scope, account }, { params, waba_id, context }) => {
    const { name, provider_template_id: id } = await aTemplate(database, account)
    simulator.setTemplates(waba_id, [{ name, id: id ?? '' }])
    const components = [{ type: 'BODY', text: 'Hi' } as const]
    const input = { params: { ...params, name }, query: {}, body: { components } }
    return () => core.updateTemplateAtProvider(database, scope, input, context)
  }),
  deleteTemplateAtProvider: refused(async ({ scope, account }, { params, context }) => {
    const { name } = await aTemplate(database, account)
    return () => core.deleteTemplateAtProvider(database, scope, { params: { ...params, name }, query: {} }, context)
  }),
  blockContactAtProvider: refusedBlock('blockContactAtProvider'),
  unblockContactAtProvider: refusedBlock('unblockContactAtProvider'),
} satisfies SomeVerbs
