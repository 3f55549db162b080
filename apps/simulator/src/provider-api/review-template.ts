import type { State } from '../state.ts'
import { aboutTemplate, findTemplate, type SimulatedTemplate } from '../templates.ts'
import { ensureWaba } from '../wabas.ts'
import { notifyAccount } from '../webhooks/notify.ts'

/** Later than the second of the change, because webhooks have whole seconds. */
const reviewMs = 2000

/** Approves a template after a while, if the behavior says so. Otherwise the control API decides. */
export function reviewTemplate(state: State, wabaId: string, { id, name, language }: SimulatedTemplate): void {
  state.clock.after(reviewMs, () => {
    const template = findTemplate(ensureWaba(state, wabaId).templates, name, language)
    if (!state.behavior.approve_templates || template?.id !== id || template.status !== 'PENDING') return
    decideTemplate(state, wabaId, template, { status: 'APPROVED' })
  })
}

interface Decision {
  readonly status: string
  /** Default `NONE`. */
  readonly reason?: string
  /** What else the webhook says. */
  readonly more?: object
}

/** Changes the status of a template, and notifies the app. */
export function decideTemplate(
  state: State,
  wabaId: string,
  template: SimulatedTemplate,
  { status, reason = 'NONE', more }: Decision,
): void {
  template.status = status
  template.rejected_reason = reason
  const change = { event: status, ...aboutTemplate(template), reason, ...more }
  notifyAccount(state, wabaId, 'message_template_status_update', change)
}
