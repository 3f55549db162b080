import { shown } from './command/paths.ts'
import { readArguments, refuse, runCommand } from './command/read-arguments.ts'
import { isVersion } from './diff/versions.ts'
import { commitRelease } from './release/commit-release.ts'
import { currentVersion } from './release/current-version.ts'
import { changelogHeading, releaseProblems, tagProblems } from './release/release-problems.ts'
import { releaseFolder, writeRelease } from './release/write-release.ts'

const help = `Releases the service: sets its version in package.json, names the section "Unreleased" of CHANGELOG.md by version and date,
commits both, tags the commit, and writes to release/<version>/:

  channel-<version>.tar.gz     the bundles, ops/ and the pages for operators
  *.tgz                        the packages of the client and the generator
  channel-<version>.cdx.json   which packages the bundles contain (SBOM, CycloneDX)
  THIRD-PARTY-NOTICES.txt      their licenses
  SHA256SUMS                   for sha256sum --check

It refuses uncommitted changes, a tag that exists, a version that is not newer, and changelogs without changes to release or with
changes of the API that are not released. If anything fails, commit and tag are removed. It pushes nothing. Run the tests before:
npm run -s test:all.

npm run -s release -- 1.2.0
  --dry-run   only print what it would do
  --trial     only write the files, of what is committed or not, and whatever the changelogs say: to try a version before its release
  --rebuild   write the files of a release again, from its tag, which is checked out: the same bytes`

const { values, positionals } = readArguments(
  help,
  { 'dry-run': { type: 'boolean' }, trial: { type: 'boolean' }, rebuild: { type: 'boolean' } },
  1,
)
const [version] = positionals
if (version === undefined || !isVersion(version)) refuse('Give a version such as 1.2.0')
const folder = releaseFolder(version)

await runCommand(async () => {
  const problems = values.trial ? [] : values.rebuild ? tagProblems(version) : releaseProblems(version)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (values['dry-run']) return console.log(plan(version).join('\n'))
  const committed = values.rebuild || values.trial ? undefined : commitRelease(version)
  try {
    await writeRelease(version)
  } catch (error) {
    committed?.undo()
    throw error
  }
  console.log(`Wrote ${shown(folder)}/`)
  if (committed !== undefined) console.log(`Push the commit and the tag: git push --atomic origin HEAD v${version}`)
})

function plan(version: string): string[] {
  const write = `Would write ${shown(folder)}/.`
  if (values.rebuild || values.trial) return [write]
  return [
    `Would set the version in package.json from ${currentVersion()} to ${version}.`,
    `Would name the section "Unreleased" of CHANGELOG.md "${changelogHeading(version)}".`,
    `Would commit both as "release: ${version}", and tag the commit v${version}.`,
    write,
  ]
}
