declare module 'prismjs' {
  const Prism: {
    readonly languages: Readonly<Record<string, object | undefined>>
    highlight(code: string, grammar: object, language: string): string
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default Prism
}
declare module 'prismjs/components/*.js'
