import { type TextEncoding, textOfFile } from '../../text-of-file.ts'

interface Utf8File {
  readonly file: File
  /** How the chosen file was read. */
  readonly encoding: TextEncoding
}

/**
 * A chosen file of text as UTF-8, which the service reads.
 *
 * @throws WorkbookError if it is no text
 */
export async function utf8File(chosen: File): Promise<Utf8File> {
  const { text, encoding } = await textOfFile(chosen)
  return { file: encoding === 'utf-8' ? chosen : new File([text], chosen.name, { type: chosen.type }), encoding }
}
