/** Sleep that something can end, also something that happened just before it. */
export class Waker {
  #isAwake = false
  #end: () => void = () => undefined

  wake(): void {
    this.#isAwake = true
    this.#end()
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#isAwake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#end = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isAwake = false
  }
}
