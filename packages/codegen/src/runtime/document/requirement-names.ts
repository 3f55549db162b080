/** Short names of lists of requirements: inside others, the lists would become long. */
export class RequirementNames {
  readonly #names = new Map<string, string>()
  readonly #lists = new Map<string, readonly string[]>()

  nameOf(requirements: readonly string[]): string {
    if (requirements.length === 0) return '[]'
    const text = JSON.stringify(requirements)
    const known = this.#names.get(text)
    if (known !== undefined) return known
    const name = `#${this.#names.size}`
    this.#names.set(text, name)
    this.#lists.set(name, requirements)
    return name
  }

  listOf(name: string): readonly string[] {
    return this.#lists.get(name) ?? []
  }
}
