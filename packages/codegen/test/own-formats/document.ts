import { fileURLToPath } from 'node:url'
import { loadDocument } from '../../src/index.ts'

export const { document } = await loadDocument(fileURLToPath(new URL('document.yaml', import.meta.url)))
/** From a directory of generated files. */
export const codecs = '../../test/own-formats/codecs.ts'
export const formats = {
  'date-time': 'Date',
  date: 'Temporal.PlainDate',
  decimal: `${codecs}#decimal`,
  seconds: `${codecs}#seconds`,
  sku: `${codecs}#sku`,
  even: `${codecs}#even`,
}
