import { parse, serialize } from 'hono/utils/cookie'

const name = 'channel.sign_in_cell'

/** The cookie of a browser whose single sign-on goes on in a cell. */
export function signInCellCookie(cell: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:')
  return serialize(name, cell, { path: '/', maxAge: 600, httpOnly: true, sameSite: 'Lax', secure })
}

/** The cell that the cookie names; undefined without one. */
export function signInCellOf(cookie: string | null): string | undefined {
  return parse(cookie ?? '', name)[name]
}
