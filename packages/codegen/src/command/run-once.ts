import { generate } from '../generate.ts'
import { DocumentError } from '../read/problems.ts'
import { readDocument, UnreadableDocument } from '../read/read-document.ts'
import { compareGenerated, type Difference, writeGenerated } from '../write/write-generated.ts'
import type { Arguments } from './arguments.ts'

/** Generates once as the arguments say and reports. @returns the exit code */
export async function runOnce(asked: Arguments): Promise<number> {
  const started = performance.now()
  try {
    const files = generate(await readDocument(asked.document), asked)
    if (asked.check) return report(compareGenerated(files, asked.out, asked), asked)
    const { stale, missing, extra } = writeGenerated(files, asked.out, asked)
    for (const file of extra) console.log(`removed ${file}`)
    const written = stale.length + missing.length
    const took = Math.round(performance.now() - started)
    console.log(`${asked.out}: ${written} of ${files.size} files written in ${took} ms`)
    return 0
  } catch (error) {
    if (error instanceof DocumentError) {
      for (const { pointer, message } of error.problems)
        console.error(`${asked.document}#${pointer || '/'}: ${message}`)
    } else if (error instanceof UnreadableDocument || isFileError(error)) console.error(`codegen: ${error.message}`)
    else throw error
    return 1
  }
}

function report({ stale, missing, extra }: Difference, { out }: Arguments): number {
  for (const file of stale) console.error(`stale: ${out}/${file}`)
  for (const file of missing) console.error(`missing: ${out}/${file}`)
  for (const file of extra) console.error(`extra: ${out}/${file}`)
  return stale.length + missing.length + extra.length === 0 ? 0 : 1
}

/** Such as a directory that cannot be written. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
