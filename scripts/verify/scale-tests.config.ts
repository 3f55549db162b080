import { defineConfig } from 'vitest/config'
import { root } from '../command/paths.ts'

/** The tests of `npm run -s test:scale`. They follow each other on one service, so none is run again. */
export default defineConfig({
  test: {
    root,
    include: ['packages/queues/test/scale/*.scale.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 150_000 } },
  },
})
