/** The heading above the changes since the last release. */
export const unreleased = 'Unreleased'

/** The sections of a changelog in file order, by version or `Unreleased`. */
export function sectionsOf(changelog: string): Map<string, string> {
  const sections = new Map<string, string>()
  for (const section of changelog.split(/^## /m).slice(1)) {
    const name = /^(?:\d+\.\d+\.\d+|Unreleased)/.exec(section)?.[0]
    if (name !== undefined) sections.set(name, section)
  }
  return sections
}
