import type { Brand } from '@channel/core/organizations'

/** The name and the brand of an organization, as its pages show them. */
export interface Branding {
  /** The organization's name. */
  readonly name: string
  readonly brand: Brand
}

/** The style of a color: text on it is black or white, whichever has the higher contrast (always at least 4.5). */
export function colorStyle(color: string): string {
  return `:root { --accent: ${color}; --on-accent: ${luminance(color) > 0.179 ? '#000' : '#fff'} }`
}

/** The relative luminance of a color, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
