import { difference } from './differences.ts'
import { Mismatch } from './mismatch.ts'

/** Iterates a list up to its first item. @throws Mismatch if the list is empty */
export async function takeFirst<Item>(items: AsyncIterable<Item>): Promise<Item> {
  for await (const item of items) return item
  throw new Mismatch([difference('body /data', 'a list with items', [])])
}
