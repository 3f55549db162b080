export const $ = (selector) => document.querySelector(selector)

/** Creates an element with properties and children. Text is never parsed as HTML. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children.filter((child) => child !== undefined))
  return element
}

export function button(onclick, properties, ...children) {
  return make('button', { type: 'button', className: 'quiet', onclick, ...properties }, ...children)
}

/** Replaces the children if the data that they show has changed. @returns whether it has */
export function replaceWhenChanged(element, children, data) {
  const version = JSON.stringify(data)
  if (element.dataset.version === version) return false
  element.dataset.version = version
  element.replaceChildren(...children())
  return true
}

export function showFacts(element, facts) {
  const items = () => Object.entries(facts).flatMap(([term, fact]) => [make('dt', {}, term), make('dd', {}, fact)])
  replaceWhenChanged(element, items, facts)
}
