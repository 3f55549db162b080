import { randomInt } from 'node:crypto'
import type { Faults } from './faults.ts'
import { type SimulatedTemplate, sampleTemplates, type TemplateInput, templateInput } from './templates.ts'

/** A business account. */
export interface Waba {
  /** The only token that opens it; undefined lets any. */
  token: string | undefined
  templates: SimulatedTemplate[]
}

/** What the simulated provider knows. */
export interface State {
  readonly wabas: Map<string, Waba>
  readonly faults: Faults
  /** Whether an account that nobody made is there at its first use, with sample templates. */
  readonly samples: boolean
  /** The target of each provider request, in the order of their arrival. */
  readonly requests: string[]
}

/** The account, as far as there is one. */
export function findWaba(state: State, id: string): Waba | undefined {
  if (!state.wabas.has(id) && state.samples && /^\d+$/.test(id)) setTemplates(state, id, sampleTemplates)
  return state.wabas.get(id)
}

/** Gives the account exactly these templates; those without an id that it has by name and language keep theirs. */
export function setTemplates(state: State, id: string, inputs: readonly TemplateInput[]): SimulatedTemplate[] {
  const waba = state.wabas.get(id) ?? { token: undefined, templates: [] }
  waba.templates = inputs.map((input) => {
    const template = templateInput.parse(input)
    const former = waba.templates.find(({ name, language }) => name === template.name && language === template.language)
    return { ...template, id: template.id ?? former?.id ?? newTemplateId() }
  })
  state.wabas.set(id, waba)
  return waba.templates
}

function newTemplateId(): string {
  return `${randomInt(1e8, 1e9)}${randomInt(1e7, 1e8)}`
}
