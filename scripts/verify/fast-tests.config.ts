import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import whole from '../../vitest.config.ts'
import { root } from '../command/places.ts'

const { include = [] } = whole.test ?? {}

/** A test that asks the test kit for a database, itself or through a helper, says so by this import. */
const needsDatabase = /from '(?:@channel\/test-kit|@channel\/db|\.{1,2}\/.*(?:test-|testing\/|support|helpers)[^']*)'/

/** The tests of `npm test` that start no database: no global set-up, and only the files that never ask for one. */
export default defineConfig({
  test: {
    root,
    include: globSync(include, { cwd: root }).filter(
      (file) => !needsDatabase.test(readFileSync(`${root}/${file}`, 'utf8')),
    ),
    testTimeout: 20_000,
  },
})
