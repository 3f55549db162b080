// Preloaded into processes of tests, see wrong-clock.ts. The monotonic clock stays as it is.
const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS)
const rightNow = Date.now

globalThis.Date = class extends Date {
  constructor(...values) {
    if (values.length === 0) super(rightNow() + aheadMs)
    else super(...values)
  }

  static now() {
    return rightNow() + aheadMs
  }
}
