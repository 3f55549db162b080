import type { Waba } from './model.ts'
import { newId } from './new-id.ts'
import type { State } from './state.ts'
import {
  findTemplate,
  type SimulatedTemplate,
  sampleTemplates,
  type TemplateInput,
  templateInput,
} from './templates.ts'

/** The account, if it exists. */
export function findWaba(state: State, id: string): Waba | undefined {
  if (!state.wabas.has(id) && state.samples && /^\d+$/.test(id)) setTemplates(state, id, sampleTemplates)
  return state.wabas.get(id)
}

/** The account, created if missing. */
export function ensureWaba(state: State, id: string): Waba {
  const waba = findWaba(state, id) ?? { token: undefined, templates: [], subscribed: true }
  state.wabas.set(id, waba)
  return waba
}

/**
 * Replaces the account's templates. A template without an id keeps that of its predecessor with the same name and
 * language.
 */
export function setTemplates(state: State, id: string, inputs: readonly TemplateInput[]): SimulatedTemplate[] {
  const waba = state.wabas.get(id) ?? { token: undefined, templates: [], subscribed: true }
  waba.templates = inputs.map((input) => {
    const template = templateInput.parse(input)
    const former = findTemplate(waba.templates, template.name, template.language)
    return { ...template, id: template.id ?? former?.id ?? newId() }
  })
  state.wabas.set(id, waba)
  return waba.templates
}
