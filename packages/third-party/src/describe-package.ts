import { Contrib, Models } from '@cyclonedx/cyclonedx-library'
import satisfies from 'spdx-satisfies'
import type { InstalledPackage } from './find-package.ts'
import { integrityOf } from './integrity-of.ts'
import { licenseTexts } from './license-texts.ts'

const licenses = new Contrib.License.Factories.LicenseFactory((expression) => void satisfies(expression, ['MIT']))
const references = new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory()
const components = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(references, licenses)

type PackageJson = Parameters<typeof components.makeComponent>[0]

/** The component of a package: what its package.json says, the hash of its tarball, and the texts of its license. */
export function describePackage(found: InstalledPackage): Models.Component {
  const { engines: _, ...fields } = found.manifest
  const component = components.makeComponent(fields as PackageJson)
  if (component === undefined) throw new Error(`${found.directory}/package.json has no valid name`)
  const { name, version } = found.manifest
  component.purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  component.bomRef.value = component.purl
  const integrity = integrityOf(`${name}@${version}`)
  if (integrity !== undefined) {
    component.hashes.set(...Contrib.FromNodePackageJson.Utils.parsePackageIntegrity(integrity))
  }
  const texts = licenseTexts(found).map(
    ({ name, text }) => new Models.NamedLicense(name, { text: new Models.Attachment(text) }),
  )
  component.evidence = new Models.ComponentEvidence({ licenses: new Models.LicenseRepository(texts) })
  return component
}
