/** Why a file cannot be imported: a sentence for the user. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}
