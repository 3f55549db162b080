// Adds a copy button to each code block, and closes the navigation on narrow screens.
const narrow = matchMedia('(max-width: 60rem)')
if (narrow.matches) document.querySelector('nav details')?.removeAttribute('open')

for (const block of document.querySelectorAll('pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2_000)
  })
  const frame = document.createElement('div')
  frame.className = 'code'
  block.replaceWith(frame)
  block.tabIndex = 0
  frame.append(block, button)
}
