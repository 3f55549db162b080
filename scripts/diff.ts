import { nextVersion } from '@channel/codegen/diff'
import { readArguments, runCommand } from './command/read-arguments.ts'
import { compareWithRelease, generatedContract } from './diff/compare-with-release.ts'

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
  for (const { impact, text } of changes) console.log(`${impact}  ${text}`)
  const impacts = changes.map(({ impact }) => impact)
  console.log(
    impacts.length === 0 ? `Nothing has changed since ${released}.` : `Next version: ${nextVersion(released, impacts)}`,
  )
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) process.exitCode = 1
})
