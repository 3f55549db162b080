export const settingsTabs = ['profile', 'security', 'members', 'organization', 'audit'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export interface SettingsSearch {
  readonly tab?: SettingsTab
}

export function parseSettingsSearch({ tab }: Record<string, unknown>): SettingsSearch {
  const known = settingsTabs.find((each) => each === tab)
  return known === undefined ? {} : { tab: known }
}
