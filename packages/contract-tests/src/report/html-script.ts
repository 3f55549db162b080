/** Shows only what contains the text of the filter, and opens what a link names. */
export const script = `
const filter = document.querySelector('input');
filter.form.hidden = false;
filter.form.addEventListener('submit', (event) => event.preventDefault());
filter.addEventListener('input', () => {
  const text = filter.value.trim().toLowerCase();
  for (const row of document.querySelectorAll('[data-row], section:not(#summary) tbody tr')) {
    row.hidden = !row.textContent.toLowerCase().includes(text);
  }
});
const open = () => { const named = document.getElementById(location.hash.slice(1)); if (named?.localName === 'details') named.open = true; };
addEventListener('hashchange', open);
open();
`
