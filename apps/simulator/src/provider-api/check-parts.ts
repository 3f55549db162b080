import type { State } from '../state.ts'
import { providerError } from './provider-error.ts'
import { fileOfHandle } from './uploads.ts'

const types: Readonly<Record<string, string>> = { IMAGE: 'image/', VIDEO: 'video/', DOCUMENT: 'application/pdf' }

/** A part of a template as it is sent. */
export interface Component {
  readonly type?: unknown
  readonly format?: unknown
  readonly text?: unknown
  readonly example?: { readonly header_handle?: readonly unknown[] }
  readonly add_security_recommendation?: unknown
  readonly code_expiration_minutes?: unknown
}

/** The refusal of parts that the provider does not take; undefined if it takes them. */
export function refuseParts(state: State, components: readonly Component[]): Response | undefined {
  if (!components.some(({ type }) => type === 'BODY')) return refusedTemplate('A template needs a body.')
  if (components.some(({ text, example }) => String(text).includes('{{') && example === undefined))
    return refusedTemplate('A part with variables needs an example for each.', 2388043)
  const header = components.find((part) => hasFile(part))
  const file = header && fileOfHandle(state, handleOf(header))
  if (header !== undefined && !file?.mimeType.startsWith(types[String(header.format)] ?? ''))
    return refusedTemplate('The header needs the handle of a file of its format, of which all bytes were uploaded.')
  return undefined
}

/** The parts as the provider shows them: with its texts of one-time passwords, and the URLs of files. */
export function shownParts(state: State, components: readonly Component[], category: string): readonly Component[] {
  return components.map((part) => {
    if (hasFile(part)) {
      const url = `${state.media.origin}/_examples/${encodeURIComponent(handleOf(part))}`
      return { ...part, example: { header_handle: [url] } }
    }
    return category === 'AUTHENTICATION' ? withText(part) : part
  })
}

export function refusedTemplate(userMessage: string, subcode?: number): Response {
  return providerError({
    code: 100,
    message: 'Invalid parameter',
    userMessage,
    ...(subcode !== undefined && { subcode }),
  })
}

function hasFile({ type, format }: Component): boolean {
  return type === 'HEADER' && Object.hasOwn(types, String(format))
}

function handleOf({ example }: Component): string {
  return String(example?.header_handle?.[0])
}

/** The provider writes the texts of one-time passwords. */
function withText(part: Component): Component {
  if (part.type === 'BODY') {
    const advice = part.add_security_recommendation === true ? ' For your security, do not share this code.' : ''
    return { ...part, text: `*{{1}}* is your verification code.${advice}` }
  }
  if (part.type !== 'FOOTER') return part
  return { ...part, text: `This code expires in ${part.code_expiration_minutes} minutes.` }
}
