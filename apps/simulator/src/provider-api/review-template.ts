import { changeTemplate, templateChange } from '../control/change-template.ts'
import type { State } from '../state.ts'
import { findTemplate, type SimulatedTemplate } from '../templates.ts'
import { ensureWaba } from '../wabas.ts'

/** Later than the second of the change, because webhooks have whole seconds. */
const reviewMs = 2000

/** Approves a template after a while, if the behavior says so. Otherwise the control API decides. */
export function reviewTemplate(state: State, wabaId: string, { id, name, language }: SimulatedTemplate): void {
  state.clock.after(reviewMs, () => {
    const template = findTemplate(ensureWaba(state, wabaId).templates, name, language)
    if (!state.behavior.approve_templates || template?.id !== id || template.status !== 'PENDING') return
    changeTemplate(state, wabaId, name, language, templateChange.parse({ status: 'APPROVED' }))
  })
}
