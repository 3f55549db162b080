type Main = (args: readonly string[]) => Promise<void>

/**
 * Runs a command of this package.
 *
 * @param load imports it; a package that it needs may be missing
 */
export async function runCommand(name: string, load: () => Promise<Main>): Promise<void> {
  let main: Main
  try {
    main = await load()
  } catch (error) {
    const [, missing] = /^Cannot find package '([^']+)'/.exec((error as Error).message) ?? []
    if (missing === undefined) throw error
    console.error(`${name}: The package ${missing} is missing. Install it: npm install ${missing}`)
    process.exitCode = 1
    return
  }
  await main(process.argv.slice(2))
}

/** Lets a program that reads the output end first, such as `head`. */
export function allowClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
