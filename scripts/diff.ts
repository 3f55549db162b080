import { readArguments, runCommand } from './command/read-arguments.ts'
import type { Change } from './diff/change.ts'
import { compareWithRelease, generatedContract } from './diff/compare-with-release.ts'
import { nextVersion } from './diff/versions.ts'

const help = `Compares spec/ with its last release and prints the next version by semver. Exits with 1 if a breaking change is not announced in
spec/CHANGELOG.md under "Unreleased"; \`npm run -s verify\` does the same.

npm run -s diff                     with the last release in spec/released/
npm run -s diff -- --from 1.0.0     with another release
npm run -s diff -- --generated      the generated bundle instead of spec/, which saves bundling it`

const { values } = readArguments(help, { from: { type: 'string' }, generated: { type: 'boolean' } })

await runCommand(async () => {
  const { released, changes, problems } = await compareWithRelease(
    values.from,
    values.generated ? generatedContract : undefined,
  )
  for (const line of linesOf(changes)) console.log(line)
  const impacts = changes.map(({ impact }) => impact)
  console.log(
    impacts.length === 0 ? `Nothing has changed since ${released}.` : `Next version: ${nextVersion(released, impacts)}`,
  )
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) process.exitCode = 1
})

/** Lists breaking changes and additions; counts the changes that affect neither requests nor responses. */
function linesOf(changes: readonly Change[]): string[] {
  const lines = (['major', 'minor'] as const).flatMap((impact) =>
    changes.filter((change) => change.impact === impact).map((change) => `${impact}  ${textOf(change)}`),
  )
  const patches = changes.filter(({ impact }) => impact === 'patch').length
  return [
    ...new Set(lines),
    ...(patches === 0 ? [] : [`patch  ${patches} other changes, such as descriptions and examples`]),
  ]
}

/** Begins with the subject, as the changelog names it. */
function textOf({ subject, text }: Change): string {
  return text.includes(`\`${subject}\``) ? text : `\`${subject}\`: ${text}`
}
