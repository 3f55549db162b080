import type { components } from '@channel/client'
import type { Badge } from '../components/status-badge.tsx'
import { templatesText } from '../messages/templates.ts'

export type Template = components['schemas']['Template']
type State = Pick<Template, 'status' | 'provider_status'>

const tones = { pending: 'info', approved: 'good', rejected: 'bad' } as const

/** The state of a template. The provider's own status is shown if it says more, such as `Paused`. */
export function templateBadge({ status, provider_status }: State): Badge {
  if (provider_status.toLowerCase() === status) return { tone: tones[status], label: templatesText.statuses[status] }
  return { tone: status === 'approved' ? 'warn' : tones[status], label: inWords(provider_status) }
}

/** Explains what a state means for sending, if its name does not. */
export function templateProblem({ status, provider_status }: State): string | undefined {
  if (status === 'rejected') return templatesText.rejectedHint
  return status === 'approved' && provider_status !== 'APPROVED' ? templatesText.limitedHint : undefined
}

/** Why it has its status, in a sentence. */
export function reasonOf({ code, description }: NonNullable<Template['status_reason']>): string {
  return description === null ? inWords(code) : `${inWords(code)}: ${description}`
}

/** A value of the provider in words: `IN_APPEAL` is “In appeal”. */
export function inWords(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The language of a code such as `pt_BR` in words; the code if it is not known. */
export function languageName(code: string): string {
  try {
    return languages.of(code.replaceAll('_', '-')) ?? code
  } catch {
    return code
  }
}

const languages = new Intl.DisplayNames('en', { type: 'language' })
