import { test } from 'vitest'
import { breakDocuments } from './broken-documents.fixtures.ts'

test('generates or rejects documents with a random defect, but never crashes', () => breakDocuments(1, 30))
