/** The path of a generated file, with `/` between folders, and its text. */
export type GeneratedFile = readonly [path: string, text: string]

/** JavaScript with declarations, or TypeScript. */
export type Output = 'js' | 'ts'
