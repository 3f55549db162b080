import { existsSync } from 'node:fs'
import { shown } from './command/paths.ts'
import { readArguments, refuse, runCommand } from './command/read-arguments.ts'
import { bundledContract } from './diff/compare-with-release.ts'
import { releaseProblems } from './diff/release-problems.ts'
import { readChangelog, releaseFile, writeRelease } from './diff/releases.ts'
import { isVersion } from './diff/versions.ts'

const help = `Releases spec/: writes its bundle to spec/released/<version>.json, the base for later comparisons. Before that, set
info.version in spec/openapi.yaml, and rename the heading "Unreleased" in spec/CHANGELOG.md to the version. The version must
follow the last release by semver.

npm run -s release:spec -- 1.1.0
npm run -s release:spec -- 1.1.0 --replace     replaces the last release`

const { values, positionals } = readArguments(help, { replace: { type: 'boolean' } }, 1)
const [version] = positionals
if (version === undefined || !isVersion(version)) refuse('Give a version such as 1.1.0')
const file = releaseFile(version)
if (existsSync(file) && !values.replace) refuse(`${shown(file)} already exists; --replace overwrites it`)

await runCommand(async () => {
  const document = await bundledContract()
  const problems = releaseProblems(document, version, readChangelog())
  if (problems.length > 0) throw new Error(problems.join('\n'))
  writeRelease(document)
  console.log(`Wrote ${shown(file)}. Commit it with spec/openapi.yaml and spec/CHANGELOG.md.`)
})
