import type { Bom, BomComponent } from './bom.ts'

const rule = '='.repeat(80)

/** The license texts of all packages in a document, for people. */
export function printNotices({ metadata, components = [] }: Bom): string {
  const packages = components.filter(({ purl }) => purl !== undefined)
  const intro = `Third-party notices\n\n${metadata?.component?.name} contains the following ${packages.length} packages.\n`
  return [intro, ...packages.map(printPackage)].join(`\n${rule}\n`)
}

function printPackage({
  group,
  name,
  version,
  author,
  licenses = [],
  externalReferences = [],
  evidence,
}: BomComponent) {
  const home = externalReferences.find(({ type }) => type === 'vcs') ?? externalReferences[0]
  const head = [
    `${group === undefined ? name : `${group}/${name}`} ${version}`,
    `License: ${licenses.map(nameOf).join(', ')}`,
    ...(author === undefined ? [] : [`Author: ${author}`]),
    ...(home === undefined ? [] : [home.url]),
  ]
  return `${[head.join('\n'), ...(evidence?.licenses ?? []).map(printText)].join('\n\n')}\n`
}

type License = NonNullable<BomComponent['licenses']>[number]

function nameOf(license: License): string {
  if ('expression' in license) return license.expression
  return 'id' in license.license ? license.license.id : license.license.name
}

function printText(license: License): string {
  const text = 'license' in license ? license.license.text?.content : undefined
  return `${nameOf(license)}\n\n${(text ?? '').replaceAll('\r\n', '\n').trim()}`
}
