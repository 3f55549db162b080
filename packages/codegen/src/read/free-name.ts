import { keysOfPointer } from './pointer.ts'

/** The name of the component schema that contains a place. */
export function ownerOf(pointer: string): string | undefined {
  const [, section, name] = keysOfPointer(pointer)
  return section === 'schemas' ? name : undefined
}

/** A free component name for a schema: that of its owner, and the last key of its pointer. */
export function freeName(pointer: string, owner: string | undefined, isTaken: (name: string) => boolean): string {
  const name = [...(owner === undefined ? [] : [owner]), keysOfPointer(pointer).at(-1)!].join('_')
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}_${number}`
    if (!isTaken(candidate)) return candidate
  }
}
