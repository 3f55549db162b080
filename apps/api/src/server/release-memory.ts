/**
 * Returns the memory of `bytes` to the allocator immediately, if no other view shares its buffer; `bytes` is empty
 * afterwards. The garbage collector frees buffers late: under a flood of bodies hundreds of megabytes would wait
 * for it.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
