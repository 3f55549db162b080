import { recordFiles } from './contract-copy.ts'
import type { Violation } from './violation.ts'

/** Groups violations without common files: each group shares one copy, which is linted once. */
export function groupByFiles(violations: readonly Violation[]): Violation[][] {
  const groups: { files: Set<string>; members: Violation[] }[] = []
  for (const violation of violations.filter(({ alone }) => alone !== true)) {
    const files = new Set([fileOf(violation), ...touchedBy(violation)])
    let group = groups.find((candidate) => candidate.files.isDisjointFrom(files))
    if (group === undefined) {
      group = { files: new Set(), members: [] }
      groups.push(group)
    }
    for (const file of files) group.files.add(file)
    group.members.push(violation)
  }
  const alone = violations.filter((violation) => violation.alone === true)
  return [...groups.map(({ members }) => members), ...alone.map((violation) => [violation])]
}

/** The file of a violation's report. */
export function fileOf(violation: Violation): string {
  return violation.file ?? touchedBy(violation)[0]!
}

/** The files that a violation reads or writes. */
function touchedBy(violation: Violation): string[] {
  const touched = new Map<string, string>()
  violation.plant(recordFiles(touched))
  return [...touched.keys()]
}
