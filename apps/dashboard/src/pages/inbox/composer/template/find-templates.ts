import { searchText } from '../../../../search-text.ts'
import { languageName, type Template } from '../../../../templates/template-state.ts'

/** The templates that have all words of a search in their name, language or text, by name. */
export function findTemplates(templates: readonly Template[], search: string): readonly Template[] {
  const words = searchText(search)
    .split(/[\s_]+/)
    .filter(Boolean)
  const textOf = ({ name, language, content }: Template) =>
    searchText(`${name.replaceAll('_', ' ')} ${languageName(language)} ${language} ${content}`)
  return templates
    .filter((template) => words.every((word) => textOf(template).includes(word)))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.language.localeCompare(other.language))
}
