import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import { inWords } from '../../templates/template-state.ts'
import type { ProfileUpdate } from './profile-values.ts'

/** Typed by the contract, so that a category cannot be forgotten. */
const names: Readonly<Record<NonNullable<ProfileUpdate['vertical']>, string>> = accountSettingsText.verticals

/** The name of a category; one that is not known is shown in the provider's words. */
export function verticalName(vertical: string): string {
  return Object.entries(names).find(([known]) => known === vertical)?.[1] ?? inWords(vertical)
}

/** The categories to choose from, by name. The saved one is there even if it is not known, or if there is none. */
export function verticalOptions(saved: string) {
  const values = Object.keys(names).toSorted((one, other) => verticalName(one).localeCompare(verticalName(other)))
  const all = values.includes(saved) ? values : [saved, ...values]
  return all.map((value) => ({ value, label: value === '' ? text.common.none : verticalName(value) }))
}
