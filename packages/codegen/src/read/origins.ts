/** Records where parts of a document came from, so that problems refer to the authored location. */
export class Origins<Target> {
  readonly #moved = new Map<string, Target>()

  /** Records that the part at `pointer` comes from `target`. */
  add(pointer: string, target: Target): void {
    this.#moved.set(pointer, target)
  }

  /** The closest enclosing part of `pointer` that was moved, and the rest of the pointer. */
  find(pointer: string): { target: Target; rest: string } | undefined {
    if (this.#moved.size === 0) return undefined
    for (let end = pointer.length; end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      const target = this.#moved.get(pointer.slice(0, end))
      if (target !== undefined) return { target, rest: pointer.slice(end) }
      if (end === 0) break
    }
    return undefined
  }
}
