/** The section of each version, such as `## 1.0.0, unreleased`, by version, in file order. */
export function sectionsOf(changelog: string): Map<string, string> {
  const sections = new Map<string, string>()
  for (const section of changelog.split(/^## /m).slice(1)) {
    const version = /^\d+\.\d+\.\d+/.exec(section)?.[0]
    if (version !== undefined) sections.set(version, section)
  }
  return sections
}
