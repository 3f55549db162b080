import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { requireUtf8 } from './require-utf8.ts'

/** @param size of the parts in which it is read */
const read = (bytes: Buffer, size: number) => {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  return buffer(Readable.from(parts).compose(requireUtf8()))
}
const sizes = [1, 2, 3, 5, 100]

it.each(sizes)('passes on letters of every script, in parts of %i bytes', async (size) => {
  const file = Buffer.from('\uFEFFMüller\r\n美,😀\n\uFFFD\n')
  expect(await read(file, size)).toEqual(file)
})

it.each(sizes)('names the line that is not UTF-8, in parts of %i bytes', async (size) => {
  const good = Buffer.from('a\n😀\n')
  const failure = (line: number) => `Line ${line}: it is not UTF-8. Save the file as UTF-8.`
  const latin = Buffer.from('M\xfcller\nb\n', 'latin1')
  await expect(read(Buffer.concat([good, latin]), size)).rejects.toThrow(failure(3))
  await expect(read(Buffer.from('\uFEFFa\n', 'utf16le'), size)).rejects.toThrow(failure(1))
  await expect(read(Buffer.concat([good, Buffer.from([0xc3])]), size)).rejects.toThrow(failure(3))
  await expect(read(Buffer.concat([good, Buffer.from([0xc3, 10, 98])]), size)).rejects.toThrow(failure(3))
})
