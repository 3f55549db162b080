/** A cell cannot be used at the moment. */
export class CellUnavailable extends Error {
  override readonly name = 'CellUnavailable'
}
