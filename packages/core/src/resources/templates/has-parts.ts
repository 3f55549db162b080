import type { ProviderTemplate } from '@channel/provider'

/**
 * Whether the provider's template has the requested parts. The provider adds fields, writes the texts of one-time passwords, and shows
 * examples in its own way.
 */
export function hasParts({ components }: Pick<ProviderTemplate, 'components'>, requested: readonly object[]): boolean {
  return components.length === requested.length && requested.every((part, index) => includes(components[index], part))
}

/** Whether a value has everything that the other one has. */
function includes(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(wanted).every(
    ([name, inner]) => name === 'example' || includes((value as Record<string, unknown>)[name], inner),
  )
}
