import type { Entry } from '../print/code.ts'
import { objectKey } from '../print/quote.ts'
import { asObject, type Json } from '../read/json.ts'
import type { ModuleFile } from './module-file.ts'
import { docOfParameter, printParameter } from './print-parameters.ts'

/** The headers of a response or a part by name. */
export function printHeaders(headers: Json | undefined, file: ModuleFile): Entry[] {
  return Object.entries(asObject(headers))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, value]) => {
      const { js } = printParameter(value, 'headers', file)
      return { text: js === name ? js : `${objectKey(name)}: ${js}`, doc: docOfParameter(value) }
    })
}
