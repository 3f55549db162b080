import { test } from 'vitest'
import { breakDocuments } from './broken-documents.fixtures.ts'

test('does so with many more', () => breakDocuments(2, 150))
