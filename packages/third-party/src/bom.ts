import type { Serialize } from '@cyclonedx/cyclonedx-library'

/** A CycloneDX document, as it is in its file. */
export interface Bom extends Serialize.JSON.Types.Normalized.Bom {
  /** How much is known of what components consist of. */
  compositions?: { aggregate: 'unknown'; assemblies: string[] }[]
}
export type BomComponent = Serialize.JSON.Types.Normalized.Component

export function printBom(bom: Bom): string {
  return `${JSON.stringify(bom, null, 2)}\n`
}
