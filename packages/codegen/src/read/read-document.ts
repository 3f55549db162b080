import { readFileSync } from 'node:fs'

/** A document file that cannot be read or parsed; the message says why, on one line. */
export class UnreadableDocument extends Error {}

/**
 * Reads a document: JSON, or YAML where the name ends in `.yaml` or `.yml`.
 *
 * @throws UnreadableDocument
 */
export async function readDocument(path: string): Promise<unknown> {
  try {
    const text = readFileSync(path, 'utf8')
    if (!/\.ya?ml$/i.test(path)) return JSON.parse(text)
    const { parse } = await import('yaml')
    return parse(text)
  } catch (error) {
    throw new UnreadableDocument(`${path}: ${String((error as Error).message).split('\n', 1)[0]}`)
  }
}
