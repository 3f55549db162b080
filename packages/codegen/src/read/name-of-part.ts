import { basename, dirname } from 'node:path'
import type { FilePart } from './document-files.ts'
import { keysOfPointer } from './pointer.ts'

const sections = /^(?:definitions|\$defs|schemas|parameters|responses|headers|requestBodies|pathItems|securitySchemes)$/

/** A component name for a part of another file, derived from its pointer or, for a whole file, from the file name. */
export function nameOfPart({ file, pointer }: FilePart, isTaken: (name: string) => boolean): string {
  const keys = keysOfPointer(pointer)
  const last = keys.at(-1)
  const inFile = basename(file).replace(/\.\w+$/, '')
  const folder = basename(dirname(file))
  const isNamed = keys.length === 1 || keys[0] === 'components' || (keys.length === 2 && sections.test(keys[0]!))
  const name = last === undefined ? inFile : isNamed ? last : `${inFile}_${last}`
  const qualified = last === undefined ? `${folder}_${name}` : `${inFile}_${last}`
  for (const candidate of [name, qualified]) if (!isTaken(candidate)) return candidate
  let number = 2
  while (isTaken(`${qualified}${number}`)) number++
  return `${qualified}${number}`
}
