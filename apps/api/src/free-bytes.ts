/**
 * Returns the memory of `bytes` to the allocator at once, if nothing else shares its buffer; `bytes` is empty afterwards.
 * The garbage collector is late for buffers: under a flood of bodies hundreds of megabytes would wait for it.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
