import type { components } from '@channel/client'

type Metadata = components['schemas']['Metadata']

/** Metadata as the text of a form; empty for none. */
export function metadataText(metadata: Metadata | null): string {
  return metadata === null ? '' : JSON.stringify(metadata, null, 2)
}

/** Whether a text is empty, or a JSON object. */
export function isMetadata(text: string): boolean {
  if (text.trim() === '') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The metadata of a text that `isMetadata` accepts; null for none. */
export function metadataOf(text: string): Metadata | null {
  return text.trim() === '' ? null : JSON.parse(text)
}
